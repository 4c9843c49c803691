import { Button, buttonClass } from '@maktab/ui/base/button'
import { CheckboxGroup } from '@maktab/ui/choice/checkbox-group'
import { EmptyState } from '@maktab/ui/feedback/states'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { PageHeading, Stack } from '@maktab/ui/layout/layout'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { isLongUnopened } from '@maktab/domain/downloads/unopened-downloads'
import { wantedOf } from '@maktab/domain/downloads/download-ids'
import type { DownloadState } from '@maktab/client/offline-port'
import { useMemo, useState } from 'react'
import { useNow } from '#browser/use-now.ts'
import { useDownloadedBytes, useDownloads } from '#calls/use-downloads.ts'
import { DownloadTitle } from '#features/downloads/download-place.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { Link } from '#page/router.tsx'
import styles from '#features/downloads/downloads-page.module.css'

/** Frees room on the device: downloads are ticked by kind, the bytes that become free are told, and all of them go at once (seed 001 §1). */
export function DeleteContentScreen() {
  const t = useT('application', 'assignments', 'removal')
  const format = useFormat()
  const show = useToasts()
  const { all, remove } = useDownloads()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  // What was removed in another tab meanwhile is ticked no more.
  const chosen = useMemo(
    () => all.map(({ download_id }) => download_id).filter((download_id) => ticked.includes(download_id)),
    [all, ticked],
  )
  const used = useDownloadedBytes()
  const now = useNow()
  const left = useDownloadedBytes(chosen)
  const back = { to: '/learner/downloads', label: t('titles.downloads') }

  async function removeChosen(): Promise<void> {
    setRemoving(true)
    try {
      for (const download_id of chosen) await remove(download_id)
      show({ tone: 'success', text: t('removal.done', { used: format.bytes(left) }) })
    } catch {
      show({ tone: 'error', text: t('removal.incomplete') })
    }
    setRemoving(false)
    setAsking(false)
  }

  const isWork = (download_id: string) => wantedOf(download_id).kind === 'assignment'
  const isUnopened = (state: DownloadState) => isLongUnopened(state.opened_on, now)
  const others = all.filter((state) => !isUnopened(state))
  const groups = [
    { legend: t('removal.unopened'), list: all.filter(isUnopened), note: t('removal.unopened_note') },
    { legend: t('removal.work'), list: others.filter(({ download_id }) => isWork(download_id)) },
    { legend: t('removal.courses'), list: others.filter(({ download_id }) => !isWork(download_id)) },
  ].filter(({ list }) => list.length > 0)
  if (all.length === 0)
    return (
      <div className={styles['page']}>
        <PageHeading title={t('titles.free_up_room')} />
        <EmptyState
          title={t('frame.empty_title')}
          icon="downloads"
          actions={
            <Link className={buttonClass({ variant: 'primary' })} to={back.to}>
              {back.label}
            </Link>
          }
        >
          <p>{t('downloads.none')}</p>
        </EmptyState>
      </div>
    )
  return (
    <div className={styles['page']}>
      <PageHeading
        title={t('titles.free_up_room')}
        back={<Link to={back.to}>{back.label}</Link>}
        note={t('removal.kept', { used: format.bytes(used) })}
      />
      <p>{t('removal.note')}</p>
      {groups.map(({ legend, list, note }) => {
        const ids = list.map(({ download_id }) => download_id)
        return (
          <CheckboxGroup
            key={legend}
            label={legend}
            hint={note}
            hasAll
            isDisabled={isRemoving}
            values={chosen.filter((download_id) => ids.includes(download_id))}
            onValuesChange={(values) => setTicked([...chosen.filter((one) => !ids.includes(one)), ...values])}
            options={list.map(({ download_id, size_bytes, opened_on }) => ({
              value: download_id,
              label: <DownloadTitle download_id={download_id} />,
              hint:
                opened_on === undefined
                  ? format.bytes(size_bytes)
                  : t('removal.opened', { size: format.bytes(size_bytes), when: format.relative(opened_on, now) }),
            }))}
          />
        )
      })}
      <Stack gap={3}>
        <p role="status">
          {chosen.length > 0 &&
            (used > left ? t('removal.freed', { size: format.bytes(used - left) }) : t('removal.shared'))}
        </p>
        <div>
          <Button variant="danger" icon="remove" disabled={chosen.length === 0} onClick={() => setAsking(true)}>
            {t('removal.remove', { count: chosen.length })}
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void removeChosen()}
        isBusy={isRemoving}
        heading={t('removal.asked', { count: chosen.length })}
        confirmLabel={t('frame.remove')}
        isDangerous
      >
        <p>{t('downloads.removal_asked')}</p>
      </ConfirmDialog>
    </div>
  )
}
