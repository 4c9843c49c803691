import type { Here } from '#sessions/here.ts'
import { isSameName } from './may-remember.ts'
import { readRememberedSignIn, settleRemembered } from './remembered-sign-in.ts'

interface NewPassword {
  readonly here: Pick<Here, 'passwordChanged'>
  readonly person: { readonly username: string; readonly email: string | null }
  /** As it travels. */
  readonly passwordHash: string
}

/** After a change of the password: whatever this device kept of the old one, to sign in with or without the school, is of the new one. */
export async function keepNewPassword({ here, person: { username, email }, passwordHash }: NewPassword): Promise<void> {
  await here.passwordChanged(passwordHash)
  const remembered = await readRememberedSignIn()
  if (remembered === undefined || ![username, email ?? username].some((name) => isSameName(name, remembered.username)))
    return
  await settleRemembered({
    login: { username: remembered.username, passwordHash },
    outcome: 'in',
    remembered,
    wish: true,
  })
}
