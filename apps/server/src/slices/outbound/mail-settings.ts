import type { MailSettings, MailSettingsChange } from '@propguard/protocol/outbound';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { invalid } from '../../fail.ts';
import { SEALED_FOR } from '../../identity/sealed-columns.ts';
import { findMailSettings, saveMailSettings } from './store.ts';
import { toMailSettings } from './view.ts';

export const getMailSettings = async ({ services, tx, workspaceId }: WorkspaceScope): Promise<MailSettings> =>
  toMailSettings(await findMailSettings(tx, workspaceId), {
    hasInstallationServer: services.mailer !== null,
  });

const NO_SENDER = 'Your own server sends from your own address. Enter it.';

/** The password is sealed before it is written, and never given back. Left out, it stays: but not for another server. */
export const changeMailSettings = async (
  scope: WorkspaceScope,
  { server, ...names }: MailSettingsChange,
): Promise<MailSettings> => {
  const { services, tx, workspaceId } = scope;
  if (server && names.fromAddress === null) throw invalid({ field: 'fromAddress', message: NO_SENDER });
  const before = await findMailSettings(tx, workspaceId);
  const isSame = before?.host === server?.host && before?.username === server?.username;
  const kept = isSame ? (before?.sealedPassword ?? null) : null;
  const sealed = (password: string) =>
    services.vault.seal(SEALED_FOR.mailPassword, Buffer.from(password, 'utf8'));
  const { password } = server ?? {};
  await saveMailSettings(tx, {
    workspaceId,
    ...names,
    host: server?.host ?? null,
    port: server?.port ?? 587,
    secure: server?.secure ?? false,
    username: server?.username ?? null,
    sealedPassword: password === undefined ? kept : password === null ? null : sealed(password),
  });
  await publish(tx, { workspaceId, subject: 'outbound', id: null });
  return getMailSettings(scope);
};
