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
  appOn: 'You also need a code from your app to sign in.',
  appOff: 'A second step after your password: a code from an app on your phone.',
  on: 'On',
  off: 'Off',
  turnOn: 'Set up',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off the app’s codes?',
  turnOffDetail: (hasPasskeys: boolean) =>
    hasPasskeys
      ? 'You’ll sign in with a passkey or a recovery code instead.'
      : 'After that, your password alone is enough. Your recovery codes go too.',
  turnedOff: 'The app’s codes are off',
  setUpTitle: 'Set up an authenticator app',
  confirmIt: 'First, your password.',
  scan: 'Scan the code with your app, then enter the six digits it shows.',
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
      '{count, plural, =0 {None left.} one {# left.} other {# left.}} Each lets you in once without your app or passkey.',
      { count },
    ),
  renew: 'Make new ones',
  renewTitle: 'Make new recovery codes?',
  renewDetail: 'The ones you have stop working.',
  codesTitle: 'Keep these recovery codes',
  codesDetail: 'Each lets you in once if you lose your phone or your passkey. We won’t show them again.',
  copyCodes: 'Copy all',

  passkeys: 'Passkeys',
  passkeysDetail:
    'Sign in with a fingerprint, a face or a security key. Once you have one, your password alone isn’t enough to get in.',
  add: 'Add a passkey',
  addTitle: 'Add a passkey',
  addDetail:
    'Your browser will ask you to make it, on this device or on a key. From then on you’ll need it along with your password.',
  name: 'What to call it',
  namePlaceholder: 'My laptop',
  make: 'Make the passkey',
  making: 'Waiting for your browser',
  added: 'Passkey added',
  calledOff: 'Your browser didn’t make a passkey. Try again when you’re ready.',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeDetail: 'You can’t sign in with it any more.',
  removeLast:
    'It’s your only second step: after this, your password alone is enough. Your recovery codes go too.',
  removed: 'Passkey removed',
  since: (date: string) => `Added ${date}`,
  used: (date: string) => `last used ${date}`,
} as const;
