import { useT } from '#language/use-t.ts'

interface SentToProps {
  readonly message: 'signup.sent_to' | 'signup.code_sent_to' | 'recovery.sent' | 'recovery.code_sent'
  readonly email: string
}

/** To whom a mail went; the address is isolated from the direction of the sentence by the translator. */
export function SentTo({ message, email }: SentToProps) {
  const t = useT('pages')
  return <p className="break">{t(message, { email })}</p>
}
