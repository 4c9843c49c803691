import { Button } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { Spinner } from '@maktab/ui/feedback/spinner'
import { useT } from '#language/use-t.ts'
import type { Captcha } from './use-captcha.ts'
import styles from '#features/access/way-in.module.css'

/** How far the check is that costs a person nothing; told to those who hear the page too. */
export function CaptchaState({ of: { state, place, begin } }: { of: Captcha }) {
  const t = useT('pages')
  return (
    <>
      <CaptchaPlace of={place} />
      <div className={`flex wrap middle gap-2 small soft ${styles['check']}`} role="status">
        {state === 'working' && (
          <>
            <Spinner /> <span>{t('signup.checking')}</span>
          </>
        )}
        {state === 'ready' && (
          <>
            <span className={styles['checked']}>
              <Icon name="check" size={1.125} />
            </span>
            <span>{t('signup.checked')}</span>
          </>
        )}
        {state === 'failed' && (
          <>
            <span className="grow">{t('signup.check_failed')}</span>
            <Button size="small" icon="sync" onClick={begin}>
              {t('frame.retry')}
            </Button>
          </>
        )}
      </div>
    </>
  )
}

/** Where another provider draws its box; a step that asks for a mail anew needs one too. */
export function CaptchaPlace({ of }: { of: Captcha['place'] }) {
  return <div ref={of} className={styles['box']} />
}
