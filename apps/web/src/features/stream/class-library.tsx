import { listClassLibrary, removeFromLibrary } from '@maktab/client/calls/stream/class-library.generated'
import type { LibraryItem } from '@maktab/contracts/stream/class-library'
import { Button } from '@maktab/ui/base/button'
import { IconButton } from '@maktab/ui/base/icon-button'
import { Select } from '@maktab/ui/choice/select'
import { EmptyState } from '@maktab/ui/feedback/states'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { SearchField } from '@maktab/ui/fields/search-field'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { fetched } from '#page/fetched.tsx'
import { ScreenLoading } from '#page/screen-loading.tsx'
import { useQuery } from '#page/use-calls.ts'
import { useHeldCommand } from '#page/use-held-command.ts'
import { AttachmentList } from '../assignments/attachment-list.tsx'
import { LinkList } from '../viewers/link-list.tsx'
import { KeepFile } from './keep-file.tsx'
import styles from './stream.module.css'
import { TurnPages } from './turn-pages.tsx'
import { useSettled } from './use-settled.ts'
import { useUndoable } from './use-undoable.tsx'

const LibraryForm = fetched(async () => (await import('./library-form.tsx')).LibraryForm, ScreenLoading, [
  'assignments',
  'parts',
  'refused',
  'stream',
  'work',
])

const kinds = { '0': 'stream.kind_files', '1': 'stream.kind_links', '2': 'stream.kind_embedded' } as const
type Kind = keyof typeof kinds

/** Files and links of a class: of its posts, work and events, and what its teachers put here. */
export function ClassLibrary({ class_id }: { readonly class_id: number }) {
  const t = useT('stream')
  const { active_role } = useSession()
  const [kind, setKind] = useState<Kind | ''>('')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const [page, setPage] = useState(1)
  const [isAdding, setAdding] = useState(false)
  const isTeacher = active_role === 'teacher'
  const library = useQuery(listClassLibrary, {
    class_id,
    page,
    ...(search !== '' && { search }),
    ...(kind !== '' && { kind: Number(kind) as LibraryItem['link_type'] }),
  })
  return (
    <div className={styles['stream']}>
      {isTeacher && !isAdding && (
        <div>
          <Button icon="add" onClick={() => setAdding(true)}>
            {t('stream.add_to_library')}
          </Button>
        </div>
      )}
      {isAdding && <LibraryForm class_id={class_id} onDone={() => setAdding(false)} />}
      <div className={styles['tools']}>
        <Select
          label={t('stream.shown')}
          value={kind}
          options={[
            { value: '', label: t('stream.filter_all') },
            ...(['0', '1', '2'] as const).map((one) => ({ value: one, label: t(kinds[one]) })),
          ]}
          onChange={({ target }) => {
            setKind((['0', '1', '2'] as const).find((one) => one === target.value) ?? '')
            setPage(1)
          }}
        />
        <SearchField
          label={t('stream.find_in_library')}
          maxLength={100}
          value={typed}
          onValueChange={(text) => {
            setTyped(text)
            setPage(1)
          }}
        />
      </div>
      <CallState
        of={library}
        refused={{
          not_found: () => <NotFound />,
          stream_off: () => <EmptyState icon="lock" title={t('stream.off')} />,
        }}
        shape="rows"
      >
        {({ list, total_pages }) => (
          <Items
            of={list}
            class_id={class_id}
            isAll={kind === '' && search === ''}
            mayTakeOut={isTeacher}
            page={page}
            pages={total_pages}
            onTurn={setPage}
          />
        )}
      </CallState>
    </div>
  )
}

interface ItemsProps {
  readonly of: readonly LibraryItem[]
  readonly class_id: number
  readonly isAll: boolean
  readonly mayTakeOut: boolean
  readonly page: number
  readonly pages: number
  readonly onTurn: (page: number) => void
}

function Items({ of, class_id, isAll, mayTakeOut, page, pages, onTurn }: ItemsProps) {
  const t = useT('application', 'stream')
  const showToast = useToasts()
  const remove = useHeldCommand(removeFromLibrary)
  const undoable = useUndoable()

  async function takeOut(library_id: string): Promise<void> {
    const { answer, takeBack } = await remove({ class_id, library_ids: [library_id] })
    if (answer.ok) undoable.say({ text: t('stream.removed'), takeBack })
    else showToast({ tone: 'error', text: explain(t, answer) })
  }

  return (
    <>
      {undoable.notice}
      {of.length === 0 ? (
        <EmptyState icon="book" title={t(isAll ? 'stream.library_none_title' : 'stream.library_none_found')}>
          {isAll && <p>{t('stream.library_none')}</p>}
        </EmptyState>
      ) : (
        <ul className={styles['entries']} role="list">
          {of.map((item) => (
            <li key={item.library_id} className={`flex gap-2 ${styles['entry']}`}>
              <Item of={item} />
              {item.attachment !== null && <KeepFile of={item.attachment} />}
              {mayTakeOut && (
                <IconButton
                  icon="remove"
                  label={t('stream.take_out', { name: item.title })}
                  onClick={() => void takeOut(item.library_id)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <TurnPages page={page} pages={pages} onTurn={onTurn} />
    </>
  )
}

function Item({ of }: { readonly of: LibraryItem }) {
  const t = useT('stream')
  const format = useFormat()
  const { attachment, url, link_type, title, library_id, source, added_by_name, added_on } = of
  return (
    <div className="grid grow shrink gap-1">
      {attachment !== null && <AttachmentList attachments={[attachment]} isSparing />}
      {attachment === null && url !== null && <LinkList links={[{ link_id: library_id, link_type, title, url }]} />}
      <p className="soft small">
        {t(`stream.from_${source}`)} · <bdi>{added_by_name}</bdi> · {format.date(added_on)}
      </p>
    </div>
  )
}
