/** Prints who may do what, from the catalogue of calls and the table of addresses: `docs/permissions.md`. */
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AnyCall, Audience } from '@maktab/contracts/call'
import { catalogue } from '@maktab/contracts/catalogue'
import { roles, type Role } from '@maktab/contracts/roles'
import { mayCallInPlace } from '@maktab/domain/access/acting'
import { addresses, type Address } from '../apps/web/src/page/addresses.ts'
import { readRoutes, textOfRoutes } from './check-budgets.ts'

const home = fileURLToPath(new URL('..', import.meta.url))

const heads: Readonly<Record<Role, string>> = {
  learner: 'learner',
  teacher: 'teacher',
  campus_admin: 'campus admin',
  school_admin: 'school admin',
  admin: 'admin',
  principal: 'principal',
  network_head: 'network head',
  region_head: 'region head',
  super_admin: 'super admin',
  content_team: 'content team',
}

/** What a call does without a network, for the reader of the table. */
const offlineWords: Readonly<Record<AnyCall['offline'], string>> = {
  local: 'answered by the device',
  empty: 'answered with nothing',
  queue: 'kept and sent later',
  online: '—',
}

const intro = `# Who may do what

Written by \`npm run generate\` from \`packages/contracts/src/catalogue.ts\` and \`apps/web/src/page/addresses.ts\`; edit those. A table that is behind fails the build.

Three nets hold each call, and a person falls through none of them (\`ARCHITECTURE.md\`). First the **audience**, below: who may call at all, looked at before the input is. Then **row-level security**: within
the reach of a call stand one school and its tenant, and nothing else. Then the **rule** in \`packages/domain\`, which knows whose class, whose work and which day it is, and says no in words.

\`apps/server/test/catalogue.pg.test.ts\` walks the catalogue. For each call that is not public it tries all roles: those inside the audience get past it, those outside are refused and change no row; it tries tokens that are
absent, forged, outdated, unsigned, raised to super admin, and of four other tenants; and it calls with another school's ids, which show and change nothing. A call that is added is tested without another line.

A super admin who works in somebody's place (\`docs/decisions/0043-a-super-admin-takes-a-place-by-a-code.md\`) may do what that person's role may, less what is the person's own.
`

/** Path and text of the one document. */
export function generatePermissions(): Map<string, string> {
  const built = new Set(readRoutes(textOfRoutes(join(home, 'apps/web'))).keys())
  const text = `${intro}
## Calls

● may call. *Anyone*: without signing in; *refresh*: whoever holds a refresh token. *Offline*: what the call does without a network. *In another's place*: open to a super admin who works there.

${table(
  ['call', 'path', 'anyone', ...roles.map((role) => heads[role]), 'offline', 'in another’s place'],
  Object.entries(catalogue).map(([name, call]) => callRow(name, call)),
)}

## Addresses

● has the screen; ○ the address is theirs, and leads to where they land until its screen is built; — is told that it is not theirs. Nobody's addresses lead to where a role belongs
(\`apps/web/src/shell/destination.ts\`), and who is not signed in goes to log in first and then on. \`apps/web/src/shell/destination.test.ts\` walks every address for every role at seven kinds of tenants;
\`apps/web/e2e/every-route.spec.ts\` opens each in a browser.

${table(
  ['address', 'anyone', ...roles.map((role) => heads[role]), 'needs'],
  Object.entries(addresses).map(([path, address]) => addressRow(path, address, built.has(path))),
)}
`
  return new Map([[join(home, 'docs/permissions.md'), text]])
}

function callRow(name: string, call: AnyCall): string[] {
  const { audience, path, offline } = call
  const anyone = audience === 'public' ? '●' : audience === 'refresh' ? 'refresh' : ''
  const isOpenInPlace =
    audience === 'public' ||
    audience === 'signed-in' ||
    ['campus_admin', 'principal'].some((role) => isFor(audience, role as Role))
  return [
    name,
    `\`${path}\``,
    anyone,
    ...roles.map((role) => (isFor(audience, role) ? '●' : '')),
    offlineWords[offline],
    isOpenInPlace && audience !== 'public' ? (mayCallInPlace(path) ? 'yes' : 'closed') : '',
  ]
}

function isFor(audience: Audience, role: Role): boolean {
  return audience === 'public' || audience === 'signed-in' || (audience !== 'refresh' && audience.includes(role))
}

function addressRow(path: string, { who, needs }: Address, isBuilt: boolean): string[] {
  const mark = isBuilt ? '●' : '○'
  if (who === 'anyone') return [`\`${path}\``, '●', ...roles.map(() => '●'), needs ?? '']
  return [
    `\`${path}\``,
    '',
    ...roles.map((role) => (who === 'signed-in' || who.includes(role) ? mark : '—')),
    needs ?? '',
  ]
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
