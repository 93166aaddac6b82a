import { PATHS } from '@propguard/rules/routes/paths';
import type { ScreenTable } from './screen-entry.ts';

export const ACCOUNT_SCREENS = {
  account: {
    path: '/account',
    title: 'Account',
    area: 'Account',
    icon: 'person',
    inRail: false,
    needs: 'account',
  },
  noticeSettings: {
    path: PATHS.noticeSettings,
    title: 'Notices',
    area: 'Account',
    icon: 'bell',
    inRail: false,
    needs: 'account',
  },
  signIn: { path: '/sign-in', title: 'Sign in', area: null, icon: 'door', inRail: false, needs: 'anyone' },
  signUp: { path: '/sign-up', title: 'Sign up', area: null, icon: 'door', inRail: false, needs: 'anyone' },
  forgotPassword: {
    path: '/forgot-password',
    title: 'Forgot password',
    area: null,
    icon: 'door',
    inRail: false,
    needs: 'anyone',
  },
  resetPassword: {
    path: PATHS.resetPassword,
    title: 'Set a new password',
    area: null,
    icon: 'door',
    inRail: false,
    needs: 'anyone',
  },
  verifyEmail: {
    path: PATHS.verifyEmail,
    title: 'Confirm your e-mail address',
    area: null,
    icon: 'door',
    inRail: false,
    needs: 'anyone',
  },
  operatorClaim: {
    path: PATHS.operatorClaim,
    title: 'Become the operator',
    area: null,
    icon: 'door',
    inRail: false,
    needs: 'anyone',
  },
  invitation: {
    path: PATHS.invitation,
    title: 'Invitation',
    area: null,
    icon: 'door',
    inRail: false,
    needs: 'anyone',
  },
} as const satisfies ScreenTable;
