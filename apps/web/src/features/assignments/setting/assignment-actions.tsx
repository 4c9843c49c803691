import { buttonClass } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'
import styles from '../create-assignment.module.css'

/** What a teacher may do with work that is set: change it or take it back, and set it again for another class. */
export function AssignmentActions({ of: { assignment_id } }: { of: { readonly assignment_id: string } }) {
  const t = useT('setting')
  return (
    <p className={styles['buttons']}>
      <Link className={buttonClass({})} to={`/teacher/assignments/edit?assignment_id=${assignment_id}`}>
        <Icon name="edit" /> <span>{t('setting.change')}</span>
      </Link>
      <Link className={buttonClass({})} to={`/teacher/assignments/create?copy=${assignment_id}`}>
        <Icon name="add" /> <span>{t('setting.set_again')}</span>
      </Link>
    </p>
  )
}
