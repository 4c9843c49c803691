import { useEffect } from 'react'
import { Title } from '#page/title.tsx'
import { useT } from '#language/use-t.ts'
import styles from '#features/tenants/reading.module.css'
import { wayBack } from '#features/tenants/way-back.ts'

/** Milliseconds (seed 000 §9). */
const delay = 500

/** Loads the page anew and goes back to `from`, a path of this origin; anything else leads home. */
export function RefreshPage() {
  const t = useT('pages')
  useEffect(() => {
    const timer = window.setTimeout(() => location.replace(wayBack(location.search)), delay)
    return () => window.clearTimeout(timer)
  }, [])
  return (
    <main className={styles['waiting']}>
      <Title of="" />
      <p role="status">{t('pages.refreshing')}</p>
    </main>
  )
}
