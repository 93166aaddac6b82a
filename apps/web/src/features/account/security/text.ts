import { inEnglish } from '@propguard/rules/messages/in-english';

export const text = {
  title: 'Security',
  loading: 'Loading how your account is protected',
  failed: 'We couldn’t load how your account is protected',
  password: 'Password',
  cancel: 'Cancel',
  next: 'Continue',
  sending: 'Checking',
  close: 'Done',

  app: 'Authenticator app',
  appOn: 'Signing in asks for a code of your app as well.',
  appOff: 'A second step after your password: a code that an app on your phone shows.',
  on: 'On',
  off: 'Off',
  turnOn: 'Set up',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off the app’s codes?',
  turnOffDetail: (hasPasskeys: boolean) =>
    hasPasskeys
      ? 'Signing in asks for a passkey then, or a recovery code.'
      : 'Your password alone lets you in then. Recovery codes go as well.',
  turnedOff: 'The app’s codes are off',
  setUpTitle: 'Set up an authenticator app',
  confirmIt: 'First, your password.',
  scan: 'Scan the code with your app, then enter the six digits that it shows.',
  qr: 'QR code for your authenticator app',
  secret: 'Or type this in',
  copySecret: 'Copy',
  code: 'Code from the app',
  codePlaceholder: '000 000',
  confirm: 'Turn on',
  turnedOn: 'The second step is on',

  recovery: 'Recovery codes',
  recoveryLeft: (count: number) =>
    inEnglish(
      '{count, plural, =0 {None is left.} one {# is left.} other {# are left.}} Each lets you in once without your app or passkey.',
      { count },
    ),
  renew: 'Make new ones',
  renewTitle: 'Make new recovery codes?',
  renewDetail: 'The ones you have stop working.',
  codesTitle: 'Keep these recovery codes',
  codesDetail: 'Each lets you in once if you lose your phone or your passkey. They’re not shown again.',
  copyCodes: 'Copy all',

  passkeys: 'Passkeys',
  passkeysDetail:
    'Sign in with a fingerprint, a face or a security key. Once you have one, your password alone lets nobody in.',
  add: 'Add a passkey',
  addTitle: 'Add a passkey',
  addDetail:
    'Your browser asks you to make it, on this device or on a key. From then on a password asks for it as well.',
  name: 'What to call it',
  namePlaceholder: 'My laptop',
  make: 'Make the passkey',
  making: 'Waiting for your browser',
  added: 'The passkey is added',
  calledOff: 'Your browser made no passkey. Try again when you’re ready.',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeDetail: 'It lets nobody in any more.',
  removeLast: 'It’s your only second step: your password alone lets you in then. Recovery codes go as well.',
  removed: 'The passkey is removed',
  since: (date: string) => `Added ${date}`,
  used: (date: string) => `last used ${date}`,
} as const;
