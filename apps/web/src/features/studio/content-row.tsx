import type { TreeContent } from '@maktab/contracts/studio/course-versions'
import { kindOfType } from '@maktab/domain/studio/revisions'
import { Button } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { IconButton } from '@maktab/ui/base/icon-button'
import { StatusChip } from '@maktab/ui/feedback/status-chip'
import { linkClass } from '@maktab/ui/base/text-link'
import { Link, useNavigate } from '#page/router.tsx'
import { useT } from '#language/use-t.ts'
import { iconOfKind, nameOfKind } from '#features/content/content-kind.ts'
import type { CourseRow } from './course-rows.ts'
import { RowHandle, type RowMoves } from './row-handle.tsx'
import { editAddress, previewAddress } from './studio-addresses.ts'
import styles from './studio.module.css'

interface ContentRowProps {
  readonly course_id: number
  /** Which version of the course is shown. */
  readonly version: number
  readonly row: Extract<CourseRow, { kind: 'content' }>
  /** Undefined until the server told of it, after it was brought in. */
  readonly content: TreeContent | undefined
  readonly name: string
  readonly saveNow: () => Promise<boolean>
  /** Undefined where nothing may be changed. */
  readonly handle: RowMoves | undefined
  readonly onTakeOut: () => void
  /** Undefined where there is no newer revision than the one that stands here. */
  readonly onTakeNewer: (() => void) | undefined
}

export function ContentRow({
  course_id,
  version,
  row,
  content,
  name,
  saveNow,
  handle,
  onTakeOut,
  onTakeNewer,
}: ContentRowProps) {
  const t = useT('courses', 'studio')
  const navigate = useNavigate()
  const kind = content && kindOfType(content.content_type)
  const { lesson_guid } = row.lesson
  const address = handle
    ? editAddress({ course_id, lesson_guid, ...row })
    : previewAddress({ course_id, lesson_guid, version })
  return (
    <div className="flex wrap middle gap-2">
      <div className={`flex middle gap-2 shrink ${styles['named']}`}>
        {handle && <RowHandle handle={handle} name={name} rowKey={row.key} />}
        {kind && <Icon name={iconOfKind[kind]} />}
        <div className="grow shrink">
          <Link
            className={linkClass({ isAlone: true })}
            to={address}
            onClick={(event) => {
              if (!handle) return
              // Where it stands is saved first: the content is written into the course as it is here.
              event.preventDefault()
              void saveNow().then((isSaved) => isSaved && navigate(address))
            }}
          >
            <span>
              <bdi>{name}</bdi>
            </span>
          </Link>
          {kind && <p className="soft">{t(nameOfKind[kind])}</p>}
        </div>
      </div>
      {(content?.faults ?? []).map((fault) => (
        <StatusChip key={fault} tone="warning" icon="warning">
          {t(`studio.fault_${fault}`)}
        </StatusChip>
      ))}
      {handle && onTakeNewer && (
        <Button size="small" icon="sync" aria-label={t('studio.take_newer_of', { name })} onClick={onTakeNewer}>
          {t('studio.take_newer')}
        </Button>
      )}
      {handle && <IconButton icon="remove" label={t('studio.take_out', { name })} onClick={onTakeOut} />}
    </div>
  )
}
