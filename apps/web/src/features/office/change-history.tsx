import { listOfficeChanges } from '@maktab/client/calls/schools/office-changes.generated'
import type { NamedClass } from '@maktab/domain/schools/class-names'
import { languageByCode } from '@maktab/i18n/languages'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { calendarOf, writeDate } from '@maktab/i18n/written-date'
import { Button } from '@maktab/ui/base/button'
import { Icon } from '@maktab/ui/base/icon'
import { usePartWords } from '@maktab/ui/base/part-words'
import { Card } from '@maktab/ui/layout/card'
import { Stack } from '@maktab/ui/layout/layout'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useState } from 'react'
import { className } from '#features/schools/class-name.ts'
import { useFormat } from '#language/use-format.ts'
import { useRoleName } from '#language/use-role-name.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useQuery } from '#page/use-calls.ts'
import styles from './change-history.module.css'

type Change = Output<Catalogue['listOfficeChanges']>['list'][number]

interface ChangeHistoryProps {
  readonly noun: 'user' | 'class' | 'institution'
  readonly noun_id: number
  /** Of the caller's own campus where it is undefined. */
  readonly institution_id: number | undefined
  /** Fields of the history as the form calls them; others are not told. */
  readonly labels: Readonly<Record<string, string>>
  /** Of fields whose values stand for words: the words of a value. */
  readonly words?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

/** As the server pages them. */
const pageSize = 50

/** Who changed a person, a class or a campus, when, in whose place, and what was there before: asked for when somebody wants to see it. */
export function ChangeHistory(props: ChangeHistoryProps) {
  const t = useT('changes')
  const [isOpen, setOpen] = useState(false)
  return (
    <Card heading={t('changes.history')}>
      {isOpen ? (
        <Changes {...props} />
      ) : (
        <p>
          <Button onClick={() => setOpen(true)}>{t('changes.show')}</Button>
        </p>
      )}
    </Card>
  )
}

function Changes({ noun, noun_id, institution_id, ...told }: ChangeHistoryProps) {
  const t = useT('changes')
  const [page, setPage] = useState(1)
  const campus = institution_id === undefined ? {} : { institution_id }
  const found = useQuery(listOfficeChanges, { ...campus, noun, noun_id: String(noun_id), page })
  return (
    <CallState of={found} shape="lines" refused={{ not_found: () => <NotFound /> }}>
      {({ list, total }) => (
        <Stack>
          {list.length === 0 && <p className="soft">{t('changes.none')}</p>}
          <ol className={`bare ${styles['changes']}`} role="list">
            {list.map((change) => (
              <li key={change.change_id} className={styles['change']}>
                <OneChange change={change} {...told} />
              </li>
            ))}
          </ol>
          {total > pageSize && <Pagination page={page} pageSize={pageSize} total={total} onPageChange={setPage} />}
        </Stack>
      )}
    </CallState>
  )
}

const actionKeys = {
  add: 'changes.done_add',
  update: 'changes.done_update',
  delete: 'changes.done_delete',
  restore: 'changes.done_restore',
  archive: 'changes.done_archive',
  unarchive: 'changes.done_unarchive',
  class_teacher: 'changes.done_class_teacher',
  reset_password: 'changes.done_reset_password',
  import: 'changes.done_import',
  import_undo: 'changes.done_import_undo',
  move: 'changes.done_move',
  arrange_move: 'changes.done_arrange_move',
  withdraw_move: 'changes.done_withdraw_move',
  promote: 'changes.done_promote',
} as const

const isKnownAction = (action: string): action is keyof typeof actionKeys => Object.hasOwn(actionKeys, action)

function OneChange({
  change: { changed_on, changed_by_name, is_acted, action, before, after },
  labels,
  words = {},
}: Pick<ChangeHistoryProps, 'labels' | 'words'> & { readonly change: Change }) {
  const t = useT('changes')
  const format = useFormat()
  const write = useWriter(words)
  const differing = Object.keys(labels).filter(
    (field) =>
      before !== null &&
      after !== null &&
      (field in before || field in after) &&
      JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
  )
  return (
    <>
      <p>
        <span className="bold">{isKnownAction(action) ? t(actionKeys[action]) : action}</span>
        {' · '}
        <bdi>{changed_by_name}</bdi>
        {is_acted && <span className="soft"> ({t('changes.in_place')})</span>}
        {' · '}
        <span className="soft">{format.dateTime(changed_on)}</span>
      </p>
      {differing.length > 0 && (
        <dl className={styles['fields']}>
          {differing.map((field) => (
            <div key={field}>
              <dt className="soft small">{labels[field]}</dt>
              <dd>
                <span className="visually-hidden">{t('changes.before')}: </span>
                <bdi>{write(field, before?.[field])}</bdi>
                <Icon name="chevron" />
                <span className="visually-hidden">{t('changes.after')}: </span>
                <bdi>{write(field, after?.[field])}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

/** In a list each keeps its own direction, and the list keeps the page's. */
const apart = (text: string) => `\u2068${text}\u2069`
/** A telephone number begins with its plus wherever it stands. */
const leftToRight = (text: string) => `\u2066${text}\u2069`

/** Writes a value of the history as its reader does: dates in their calendar, lists by names, nothing where nothing was. */
function useWriter(words: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const t = useT('changes', 'home')
  const format = useFormat()
  const roleName = useRoleName()
  const { language } = usePartWords()
  const date = (day: string) => writeDate(day, { locale: language.locale, calendar: calendarOf(language.locale) })

  function write(field: string, value: unknown): string {
    if (value === null || value === undefined || value === '') return t('changes.nothing')
    if (Array.isArray(value))
      return value.length === 0 ? t('changes.nothing') : format.list(value.map((one) => apart(write(field, one))))
    if (typeof value === 'boolean') return t(value ? 'changes.is_so' : 'changes.is_not_so')
    const known = words[field]?.[String(value)]
    if (known !== undefined) return known
    if (typeof value === 'number') return format.digits(String(value))
    if (typeof value === 'string') {
      if (/^\d{4}-\d{2}-\d{2}$/.test(value)) return date(value)
      if (/^\d{4}-\d{2}-\d{2}T/.test(value)) return format.date(value)
      if (field === 'roles') return roleName(value as Parameters<typeof roleName>[0])
      if (field.endsWith('language')) return languageByCode(value).ownName
      return value
    }
    return writeNamed(value as Readonly<Record<string, unknown>>)
  }

  /** A guardian, a class, the days of a class teacher, or the names in several languages. */
  function writeNamed(one: Readonly<Record<string, unknown>>): string {
    const { full_name, phone_number, from_date, to_date, class_name } = one
    if (class_name !== undefined) return className(class_name as NamedClass, t, format)
    if (typeof full_name !== 'string' && from_date === undefined)
      return format.list(Object.values(one).filter((text): text is string => typeof text === 'string' && text !== ''))
    const days = [from_date, to_date].flatMap((day) => (typeof day === 'string' ? [date(day)] : []))
    const more = [typeof phone_number === 'string' ? leftToRight(phone_number) : '', days.join(' – ')].filter(
      (text) => text !== '',
    )
    const name = typeof full_name === 'string' ? full_name : ''
    return more.length === 0 ? name : `${name} (${more.join(', ')})`
  }

  return write
}
