import { exportClasses, exportCourses, exportPeople } from '@maktab/client/calls/office/office-sheets.generated'
import { Notice } from '@maktab/ui/feedback/notice'
import { Menu, MenuItem, menuLinkProps } from '@maktab/ui/overlays/menu'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'
import { useSheet } from '#features/office/sheet-button.tsx'

interface CampusSheetsProps {
  readonly campus: { readonly institution_id: number; readonly name: string }
  /** Where sheets are brought in. */
  readonly imports: string
}

/** The sheets of one campus that an office takes away, and the way to bring some in (seed 001 §2). */
export function CampusSheets({ campus: { institution_id, name }, imports }: CampusSheetsProps) {
  const t = useT('campuses', 'office')
  const { take, problem } = useSheet()
  return (
    <div className="grid gap-2">
      <div>
        <Menu label={t('campuses.sheets_of', { campus: name })} text={t('campuses.sheets')} align="start">
          <MenuItem onClick={() => void take(exportPeople, { institution_id })}>{t('campuses.sheet_people')}</MenuItem>
          <MenuItem onClick={() => void take(exportClasses, { institution_id })}>
            {t('campuses.sheet_classes')}
          </MenuItem>
          <MenuItem onClick={() => void take(exportCourses, { institution_id })}>
            {t('campuses.sheet_courses')}
          </MenuItem>
          <Link {...menuLinkProps} to={`${imports}?campus=${institution_id}`}>
            {t('campuses.sheet_import')}
          </Link>
        </Menu>
      </div>
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
    </div>
  )
}
