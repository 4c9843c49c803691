import { requestSignup, sendSignupCode } from '@maktab/client/calls/access/signup.generated'
import { useConnection } from '#calls/connection.ts'
import { useT } from '#language/use-t.ts'
import { explainCode } from '#features/access/codes/explain-code.ts'
import { useCaptcha, type Captcha } from '#features/access/codes/use-captcha.ts'
import { useOwnSchool } from '#features/access/use-own-school.ts'

/** What became of asking for a mail: `problem` is why not, in words. */
export type MailAsked =
  | { readonly result: 'sent' | 'too_soon' }
  | { readonly result: 'failed'; readonly problem: string }

export interface MailRequest {
  /** Absent where none is shown: the mobile application asks for codes, which have a limit of their own. */
  readonly captcha: Captcha | undefined
  send(email: string): Promise<MailAsked>
}

/** Asks for the link of a signup (web) or its code (mobile application). */
export function useSignupRequest({ isMobile }: { readonly isMobile: boolean }): MailRequest {
  const { client } = useConnection()
  const t = useT('refused')
  const school = useOwnSchool()
  const captcha = useCaptcha({ isNeeded: !isMobile })
  return {
    captcha: isMobile ? undefined : captcha,
    async send(email) {
      const answer = isMobile
        ? await client.perform(sendSignupCode, { email, ...school })
        : await captcha.spend((t_Token) => client.perform(requestSignup, { email, t_Token, ...school }))
      if (answer === undefined) return { result: 'failed', problem: t('refusals.unable_to_connect') }
      if (answer.ok) return { result: 'sent' }
      if ('refusal' in answer && answer.refusal === 'mail_too_soon') return { result: 'too_soon' }
      return { result: 'failed', problem: explainCode(t, answer) }
    },
  }
}
