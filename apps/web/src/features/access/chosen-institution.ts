/** The school that somebody chose at login, for as long as the tab is open: the way to a provider and back forgets everything else. */

export interface ChosenInstitution {
  readonly institution_id: number
  readonly name: string
}

const keptUnder = 'maktab.login-institution'

export function keepChosenInstitution(chosen: ChosenInstitution | undefined): void {
  try {
    if (chosen === undefined) sessionStorage.removeItem(keptUnder)
    else sessionStorage.setItem(keptUnder, JSON.stringify(chosen))
  } catch {
    // Forbidden storage: it is asked again.
  }
}

export function readChosenInstitution(): ChosenInstitution | undefined {
  try {
    const { institution_id, name } = JSON.parse(sessionStorage.getItem(keptUnder) ?? '{}') as Partial<ChosenInstitution>
    return Number.isSafeInteger(institution_id) && typeof name === 'string'
      ? { institution_id: institution_id as number, name }
      : undefined
  } catch {
    return undefined
  }
}
