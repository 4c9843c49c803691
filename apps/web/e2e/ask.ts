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

/** Begins a session of a person, as a device that signs in does; what the server answers is what a browser keeps. */
export async function openSession(
  school: Served,
  { username, password }: Account,
): Promise<{ readonly auth_token: string }> {
  const session = await post(school, 'login', {
    username,
    password: createHash('sha256').update(password).digest('hex'),
  })
  if (session === null) throw new Error(`${username} is not let in`)
  return session as { auth_token: string }
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

/** One call, with the token of a session where it wants one. Browsers find each tenant's name on this machine, the system does not: the name goes along as the host that is asked for. */
export function post({ address }: Served, to: string, body: object, token?: string): Promise<unknown> {
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
            resolve((JSON.parse(Buffer.concat(parts).toString('utf8')) as { data: unknown }).data)
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
