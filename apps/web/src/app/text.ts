export const text = {
  brand: 'PropGuard AI',
  documentTitle: (screen: string) => `${screen} · PropGuard AI`,
  skipToContent: 'Skip to the content',
  navigation: 'Areas',
  menu: 'Menu',
  closeMenu: 'Close the menu',
  loadingScreen: 'Loading the screen',
  unreached: 'This part didn’t load. Check your connection, then try again.',
  closeUnreached: 'Dismiss',

  bringData: 'Bring your data',

  visitorWorkspace: 'Visitor workspace',
  workspaces: 'Workspaces',
  switchWorkspace: (name: string) => `Workspace: ${name}. Switch workspace`,
  workspaceSwitched: 'Workspace switched',
  workspaceNotSwitched: 'We couldn’t switch workspace',
  workspacesFailed: 'We couldn’t load the workspaces.',

  signIn: 'Sign in',
  signOut: 'Sign out',
  signedOut: 'Signed out',
  notSignedOut: 'You’re still signed in',
  account: 'Account:',

  notFound: {
    code: '404',
    title: 'Oops! Page not found',
    home: 'Return to Home',
  },
  error: {
    title: 'Something went wrong',
    description: "We're sorry, but something unexpected happened. Please try refreshing the page.",
    refresh: 'Refresh Page',
  },
  sessionFailedTitle: 'We couldn’t check who you are',
  sessionRetry: 'Retry',

  finds: 'Find an address, lead or screen',
} as const;
