import type { SchoolRow } from '@maktab/contracts/insights/head-dashboards'
import { Badge } from '@maktab/ui/base/badge'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'
import styles from '../reports.module.css'

interface SchoolNameProps {
  readonly school: Pick<SchoolRow, 'institution_id' | 'name' | 'is_silent'>
  readonly area: '/networkhead' | '/regionhead'
}

/** A school in a table of heads: leads to its classes, and says when it is silent. */
export function SchoolName({ school: { institution_id, name, is_silent }, area }: SchoolNameProps) {
  const t = useT('heads')
  return (
    <>
      <Link className={styles['link']} to={`${area}/result/summary?institution_id=${institution_id}`}>
        <bdi>{name}</bdi>
      </Link>
      {is_silent && <Badge tone="warning">{t('heads.is_silent')}</Badge>}
    </>
  )
}
