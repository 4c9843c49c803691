/** What a provider's page sent back is used at once, and said where it did not lead in. */
import { Button } from '@maktab/ui/base/button'
import { useT } from '#language/use-t.ts'
import styles from './login-form.module.css'
import { useExternalSignIn } from './use-external-sign-in.ts'

export function ExternalReturn({ institution_id }: { institution_id: number | null }) {
  const t = useT()
  const { person, isBusy, problem, signIn } = useExternalSignIn((arrived, begin) => void begin(arrived, institution_id))
  return (
    <>
      <div role="status">{isBusy && <p className="soft">{t('access.logging_in')}</p>}</div>
      <div role="alert">{problem !== undefined && <p className={styles['problem']}>{problem}</p>}</div>
      {problem !== undefined && person !== undefined && (
        <Button onClick={() => void signIn(person, institution_id)}>{t('frame.retry')}</Button>
      )}
    </>
  )
}
