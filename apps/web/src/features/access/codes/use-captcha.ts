import type { AnyAnswer } from '@maktab/client/call'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { solveCaptcha } from '#calls/prove-work.ts'

/** `asked`: the box of another provider waits for the person. */
export type CaptchaState = 'working' | 'asked' | 'ready' | 'failed'

export interface Captcha {
  readonly state: CaptchaState
  /** Where the box of another provider is drawn. */
  readonly place: RefObject<HTMLDivElement | null>
  /** Works on a solution, unless there is one or one is under way. */
  begin(): void
  /** Sends with a solution, solved first where there is none; one that the server no longer takes is solved anew once. Undefined without a solution. */
  spend<A extends AnyAnswer>(send: (t_Token: string) => Promise<A>): Promise<A | undefined>
}

/** A captcha that is solved while the page is idle, and anew for every attempt to send (seed 000 §4): a solution counts once. */
export function useCaptcha({ isNeeded = true }: { readonly isNeeded?: boolean } = {}): Captcha {
  const [state, setState] = useState<CaptchaState>('working')
  const work = useRef<Promise<string | undefined>>(undefined)
  const place = useRef<HTMLDivElement>(null)

  const solve = useCallback((): Promise<string | undefined> => {
    if (work.current !== undefined) return work.current
    setState('working')
    const own = solveCaptcha({ place: () => place.current, onAsked: () => setState('asked') }).then((token) => {
      if (work.current !== own) return token
      if (token === undefined) work.current = undefined
      setState(token === undefined ? 'failed' : 'ready')
      return token
    })
    work.current = own
    return own
  }, [])

  useEffect(() => {
    if (!isNeeded) return
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(() => void solve(), 200)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(() => void solve(), { timeout: 1_000 })
    return () => cancelIdleCallback(handle)
  }, [isNeeded, solve])

  const take = useCallback(async (): Promise<string | undefined> => {
    const token = await solve()
    work.current = undefined
    return token
  }, [solve])

  const spend = useCallback(
    async <A extends AnyAnswer>(send: (t_Token: string) => Promise<A>): Promise<A | undefined> => {
      let answer: A | undefined
      for (const isLast of [false, true]) {
        const token = await take()
        if (token === undefined) return undefined
        answer = await send(token)
        const isSpoilt = !answer.ok && 'refusal' in answer && answer.refusal === 'captcha_failed'
        if (!isSpoilt || isLast) break
      }
      if (answer?.ok === false) void solve()
      return answer
    },
    [solve, take],
  )

  return { state, place, begin: () => void solve(), spend }
}
