import { Button } from '@maktab/ui/base/button'
import { useEffect, useRef } from 'react'
import { useT } from '#language/use-t.ts'
import styles from './consent-question.module.css'
import { forgetAnalytics, loadAnalytics } from './load-analytics.ts'
import { useConsent } from './use-consent.ts'

interface ConsentQuestionProps {
  /** A page that has loaded the provider's scripts cannot unload them: whoever withdraws, or comes next, gets a fresh one. */
  readonly onStale?: () => void
}

const reload = () => location.reload()

/** Asks a grown-up once whether their use may be measured, and measures after a yes. Both answers weigh the same. */
export function ConsentQuestion({ onStale = reload }: ConsentQuestionProps) {
  const t = useT('notices')
  const { analytics, answer, isMeasured, say } = useConsent()
  const isLoaded = useRef(false)
  const isHere = useRef(false)

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
      // A moment later: effects of a strict page end and begin again at once.
      setTimeout(() => {
        if (!isHere.current && isLoaded.current) onStale()
      })
    }
  }, [onStale])
  useEffect(() => {
    if (isMeasured && analytics !== undefined && !isLoaded.current) {
      isLoaded.current = true
      loadAnalytics(analytics)
    }
    if (!isMeasured && isLoaded.current) {
      isLoaded.current = false
      forgetAnalytics()
      onStale()
    }
  }, [analytics, isMeasured, onStale])

  if (analytics === undefined || answer !== undefined) return null
  return (
    <section className={`flex wrap middle gap-3 ${styles['question']}`} aria-label={t('consent.title')}>
      <div className="grid grow gap-1 shrink">
        <p className="strong">{t('consent.title')}</p>
        <p className="small soft">{t('consent.asked')}</p>
      </div>
      <div className="flex wrap gap-2">
        <Button onClick={() => say(false)}>{t('consent.say_no')}</Button>
        <Button onClick={() => say(true)}>{t('consent.say_yes')}</Button>
      </div>
    </section>
  )
}
