/** Which schools stand to choose from before somebody logs in. */
import type { Configuration } from '@maktab/contracts/tenants/configuration'
import { capabilitiesOf } from '../tenants/capabilities.ts'

/** Where people log in to a school; a tenant of one school names it itself. */
export function namesInstitutionAtLogin(tenant: Configuration): boolean {
  return capabilitiesOf(tenant).login === 'institution' && tenant.institution_id === null
}

export interface NamedInstitution {
  readonly institution_id: number
  /** As it is registered, and in each language that it has one in. */
  readonly allNames: readonly string[]
}

/** Those of which a name holds what was typed; all of them for nothing. */
export function searchInstitutions<I extends NamedInstitution>(
  institutions: readonly I[],
  typed: string,
): readonly I[] {
  const sought = foldName(typed)
  return institutions.filter(({ allNames }) => allNames.some((name) => foldName(name).includes(sought)))
}

/** Arabic and Persian forms of a letter are one, whatever keyboard wrote them. */
function foldName(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/\p{M}|[\u0640\u200b-\u200f]/gu, '')
    .toLowerCase()
  return bare
    .replace(/[\u064a\u0649\u06d0\u06cd]/g, '\u06cc')
    .replace(/[\u0643\u06ab]/g, '\u06a9')
    .replace(/[\u0629\u06be\u06c1\u06d5]/g, '\u0647')
    .replace(/\s+/g, ' ')
    .trim()
}
