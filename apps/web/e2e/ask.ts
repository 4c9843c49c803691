import { createHash } from 'node:crypto'
import http from 'node:http'

interface Served {
  readonly address: string
}
interface Account {
  readonly username: string
  readonly password: string
}

/** Asks the server itself, past the browser and what it keeps. */
export async function ask<T>(school: Served, account: Account, path: string, input: object): Promise<T> {
  const [answer] = await askAnd(school, account, [[path, input]])
  return answer as T
}

/** The same of what may be refused: null then. */
export async function askOrNull<T>(school: Served, account: Account, path: string, input: object): Promise<T | null> {
  const { auth_token } = await openSession(school, account)
  const { error_code, data } = await envelopeOf(school, path, input, auth_token)
  return error_code === 0 ? (data as T) : null
}

/** Begins a session of a person, as a device that signs in does; what the server answers is what a browser keeps. */
export async function openSession(
  school: Served,
  { username, password }: Account,
): Promise<{ readonly auth_token: string }> {
  const hashed = createHash('sha256').update(password).digest('hex')
  return (await post(school, 'login', { username, password: hashed })) as { auth_token: string }
}

/** The same, several calls one after the other with one session. */
export async function askAnd(
  school: Served,
  account: Account,
  calls: readonly (readonly [path: string, input: object])[],
): Promise<readonly unknown[]> {
  const { auth_token } = await openSession(school, account)
  const answers: unknown[] = []
  for (const [path, input] of calls) answers.push(await post(school, path, input, auth_token))
  return answers
}

/** One call that must succeed, with the token of a session where it wants one. */
export async function post(school: Served, to: string, body: object, token?: string): Promise<unknown> {
  const { error_code, error_message, data } = await envelopeOf(school, to, body, token)
  if (error_code !== 0) throw new Error(`${to} answered ${error_code} ${error_message ?? ''}`)
  return data
}

interface Envelope {
  readonly error_code: number
  readonly error_message?: string
  readonly data: unknown
}

/** Browsers find each tenant's name on this machine, the system does not: the name goes along as the host that is asked for. */
function envelopeOf({ address }: Served, to: string, body: object, token?: string): Promise<Envelope> {
  const { host, port } = new URL(address)
  const headers = {
    host,
    'content-type': 'application/json',
    language: 'en',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  }
  return new Promise((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, path: `/api/${to}`, method: 'POST', headers },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          try {
            resolve(JSON.parse(Buffer.concat(parts).toString('utf8')) as Envelope)
          } catch (error) {
            reject(error)
          }
        })
      },
    )
    request.on('error', reject)
    request.end(JSON.stringify(body))
  })
}
