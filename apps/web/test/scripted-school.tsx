/** The whole page with its real client on a school that answers by a script: a status, a number, or nothing at all. */
import '@maktab/ui/base.css'
import type { LanguageCode } from '@maktab/contracts/fields'
import type { KeptSession } from '@maktab/client/session'
import type { Client } from '@maktab/client/routing'
import type { Session } from '@maktab/contracts/access/sessions'
import type { PageConfiguration } from '@maktab/contracts/tenants/configuration'
import { defaultConfiguration } from '@maktab/contracts/tenants/default-configuration'
import { capabilitiesOf } from '@maktab/domain/tenants/tenant-capabilities'
import { languageByCode } from '@maktab/i18n/languages'
import { loadWords } from '@maktab/i18n/words'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import { connect } from '#calls/connection.ts'
import type { Connection } from '#calls/connection.ts'
import { loadApplication } from '#shell/load-application.ts'
import { Page } from '#shell/page.tsx'

/** `no answer`: the line is dead. A text: an answer that is no envelope. */
export type Reply =
  | 'no answer'
  | { readonly status: number; readonly text: string }
  | { readonly error_code: number; readonly data?: unknown; readonly error_message?: string; readonly status?: number }

/** Replies by the path of the call; a call that the script does not know gets no answer. */
export type Script = Record<string, Reply | ((body: unknown) => Reply | Promise<Reply>)>

export interface ScriptedOptions {
  readonly address?: string
  readonly language?: LanguageCode
  readonly script?: Script
  readonly tenant?: Partial<PageConfiguration>
  /** Nobody where left out. */
  readonly person?: Partial<KeptSession>
  readonly signInAgain?: (client: Client) => Promise<Session | undefined>
}

export interface SentRequest {
  readonly path: string
  readonly body: unknown
  readonly token: string | null
}

export interface ScriptedSchool {
  readonly connection: Connection
  /** May be changed while the page stands. */
  readonly script: Script
  readonly requests: SentRequest[]
  /** What the page logged. */
  readonly logged: string[]
  times(path: string): number
  leave(): void
}

export const somebody: Omit<KeptSession, 'storage_time'> = {
  user_id: 7,
  username: 'learner',
  full_name: 'Zarghuna Stanekzai',
  email: null,
  active_role: 'learner',
  roles: ['learner'],
  institution_id: 1,
  institution_name: 'Test school',
  time_zone: 'Asia/Kabul',
  current_language: 'en',
  sub_end_date: null,
  is_subscribed: false,
  profile_completion_step: 3,
  migration_type: -1,
  migration_json: null,
  auth_token: 'first',
  refresh_token: 'again',
  token_exp: 4_000_000_000,
}

const standing: PageConfiguration = {
  ...defaultConfiguration,
  id: 1,
  name: 'Test school',
  domain_name: 'localhost',
  languages: '0,1,2',
  time_zone: 'Asia/Kabul',
  first_weekday: 6,
  is_assignment_allowed: true,
}

const sessionName = () => `maktab.session.${location.host}`

export async function openScriptedSchool({
  address = '/login',
  language = 'en',
  script = {},
  tenant: other,
  person,
  signInAgain,
}: ScriptedOptions = {}): Promise<ScriptedSchool> {
  const before = location.href
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', address)
  if (person !== undefined)
    localStorage.setItem(
      sessionName(),
      JSON.stringify({
        ...somebody,
        current_language: language,
        storage_time: Date.now(),
        ...person,
      } satisfies KeptSession),
    )

  const requests: SentRequest[] = []
  const logged: string[] = []
  vi.spyOn(console, 'warn').mockImplementation((...words) => void logged.push(words.join(' ')))
  vi.spyOn(window, 'fetch').mockImplementation(async (target, request) => {
    const { pathname } = new URL(target instanceof Request ? target.url : target, location.href)
    const path = pathname.replace(/^\/(api\/)?/, '')
    const body: unknown = typeof request?.body === 'string' ? JSON.parse(request.body) : undefined
    requests.push({ path, body, token: new Headers(request?.headers).get('authorization') })
    const scripted = script[path]
    const reply = typeof scripted === 'function' ? await scripted(body) : (scripted ?? 'no answer')
    if (reply === 'no answer') throw new TypeError('Failed to fetch')
    return 'text' in reply
      ? new Response(reply.text, { status: reply.status })
      : new Response(JSON.stringify({ data: null, ...reply }), { status: reply.status ?? 200 })
  })

  const tenant = { ...standing, ...other }
  const connection = connect({
    boot: { tenant, capabilities: capabilitiesOf(tenant), is_demonstration: false, android_package: null },
    makeStore: async () => undefined,
    ...(signInAgain !== undefined && { signInAgain }),
    fetchApplication: () => void loadApplication().catch(() => undefined),
  })
  connection.speak(language)
  const { tag, direction, locale } = languageByCode(language)
  document.documentElement.lang = tag
  document.documentElement.dir = direction
  const words = await loadWords(locale, person === undefined ? [] : ['application'])
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(<Page connection={connection} words={words} />)

  return {
    connection,
    script,
    requests,
    logged,
    times: (path) => requests.filter((request) => request.path === path).length,
    leave() {
      root.unmount()
      place.remove()
      vi.restoreAllMocks()
      history.replaceState(null, '', before)
      localStorage.clear()
      sessionStorage.clear()
    },
  }
}
