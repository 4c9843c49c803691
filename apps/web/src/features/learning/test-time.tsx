import { secondsLeft } from '@maktab/domain/questions/test-clock'
import { useEffect, useEffectEvent, useState } from 'react'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import styles from './test-taking.module.css'
import type { Sitting } from './use-sitting.ts'

interface TestTimeProps {
  /** For the whole try. */
  readonly seconds: number
  countedOn(): Sitting | undefined
  /** Said once. */
  onUp(): void
}

/** Minutes before the end at which it is read out how much is left. */
const saidAt = [10, 5, 1]

/** How much of its time a try has left. Seen all the time, read out now and then. */
export function TestTime({ seconds, countedOn, onUp }: TestTimeProps) {
  const t = useT('testing')
  const format = useFormat()
  const read = () => {
    const now = countedOn()
    return now ? secondsLeft(now.clock, seconds) : seconds
  }
  const [left, setLeft] = useState(seconds)
  const [said, setSaid] = useState('')
  const look = useEffectEvent(() => {
    const now = read()
    setLeft(now)
    if (saidAt.includes(now / 60)) setSaid(t('questions.minutes_left', { count: now / 60 }))
    return now
  })
  const up = useEffectEvent(onUp)
  useEffect(() => {
    const timer = window.setInterval(tick, 1000)
    function tick() {
      if (look() > 0) return
      window.clearInterval(timer)
      up()
    }
    tick()
    document.addEventListener('visibilitychange', tick)
    return () => {
      window.clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return (
    <div className={styles['time']} data-short={left <= 60 || undefined}>
      <span role="timer">{t('questions.time_left', { time: format.duration(left * 1000, 'exact') })}</span>
      <span role="status" className="visually-hidden">
        {said}
      </span>
    </div>
  )
}
