/** Slips with starting codes: for whom they are made, and what is printed. Codes stand in the memory of this page and nowhere else. */
import { listOfficeUsers } from '@maktab/client/calls/office/office-users.generated'
import { resetPasswords } from '@maktab/client/calls/office/password-resets.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { OfficeUser } from '@maktab/contracts/office/office-users'
import { Button } from '@maktab/ui/base/button'
import { Checkbox } from '@maktab/ui/choice/checkbox'
import { Select } from '@maktab/ui/choice/select'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { SearchField } from '@maktab/ui/fields/search-field'
import { ConfirmDialog } from '@maktab/ui/overlays/confirm-dialog'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useSettled } from '#features/access/use-settled.ts'
import { useCampusInAddress } from '#features/office/campus-in-address.ts'
import { MadeSlips } from '#features/office/made-slips.tsx'
import { OfficeOffline } from '#features/office/office-form.tsx'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useCommand, useQuery } from '#page/use-calls.ts'
import styles from './slips.module.css'

type Made = Output<Catalogue['resetPasswords']>

const pageSize = 100

/** `?campus=`: the campus of a school admin's or admin's reach; left out for the own one. */
export function SlipsScreen() {
  const t = useT('application', 'office')
  const place = useCampusInAddress()
  const [made, setMade] = useState<Made>()
  return (
    <div className="grid gap-4">
      <header className="grid gap-1" data-print="no">
        <h1>{t('titles.slips')}</h1>
        <p className={`soft ${styles['intro']}`}>{t('slips.intro')}</p>
      </header>
      <OfficeOffline />
      {made === undefined ? (
        <Choosing place={place} onMade={setMade} />
      ) : (
        <MadeSlips
          slips={made.slips}
          kept={made.kept.length}
          isOwnCampus={place.institution_id === undefined}
          onDone={() => setMade(undefined)}
        />
      )}
    </div>
  )
}

interface ChoosingProps {
  readonly place: { readonly institution_id?: number }
  readonly onMade: (made: Made) => void
}

function Choosing({ place, onMade }: ChoosingProps) {
  const t = useT('office')
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<'never_signed_in' | 'active'>('never_signed_in')
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const search_string = useSettled(typed.trim())
  const found = useQuery(listOfficeUsers, { ...place, search_string, state, page, page_size: pageSize })
  const reset = useCommand(resetPasswords)
  const count = chosen.size

  /** Another list: nobody who is not seen is chosen. */
  function look(change: () => void): void {
    change()
    setChosen(new Set())
  }

  async function make(): Promise<void> {
    setProblem(undefined)
    const answer = await reset.run({ ...place, user_ids: [...chosen] })
    setAsking(false)
    if (answer.ok) onMade(answer.value)
    else {
      const words = explain(t, answer)
      setProblem('failure' in answer && answer.failure === 'offline' ? t('office.online_only') : words)
    }
  }

  return (
    <>
      <div className={styles['search']}>
        <SearchField
          label={t('slips.find')}
          maxLength={100}
          value={typed}
          onValueChange={(value) =>
            look(() => {
              setTyped(value)
              setPage(1)
            })
          }
        />
        <Select
          label={t('slips.show')}
          value={state}
          options={[
            { value: 'never_signed_in', label: t('slips.never_in') },
            { value: 'active', label: t('slips.everybody') },
          ]}
          onChange={({ currentTarget: { value } }) =>
            look(() => {
              setState(value === 'active' ? value : 'never_signed_in')
              setPage(1)
            })
          }
        />
      </div>
      <CallState of={found} shape="rows" refused={{ not_found: () => <NotFound /> }}>
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyState icon="user" title={t('slips.nobody')} />
          ) : (
            <>
              <People list={list} chosen={chosen} onChosen={setChosen} />
              {total > pageSize && (
                <Pagination
                  page={page}
                  pageSize={pageSize}
                  total={total}
                  onPageChange={(next) => look(() => setPage(next))}
                />
              )}
            </>
          )
        }
      </CallState>
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      <div>
        <Button variant="primary" disabled={count === 0} onClick={() => setAsking(true)}>
          {t('slips.make', { count })}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        heading={t('slips.confirm_title', { count })}
        confirmLabel={t('slips.make', { count })}
        isBusy={reset.isBusy}
        onClose={() => setAsking(false)}
        onConfirm={() => void make()}
      >
        {t('slips.confirm_body')}
      </ConfirmDialog>
    </>
  )
}

interface PeopleProps {
  readonly list: readonly OfficeUser[]
  readonly chosen: ReadonlySet<number>
  readonly onChosen: (chosen: ReadonlySet<number>) => void
}

function People({ list, chosen, onChosen }: PeopleProps) {
  const t = useT('office')
  const format = useFormat()
  const isAll = list.every(({ user_id }) => chosen.has(user_id))
  function toggle(user_id: number): void {
    const next = new Set(chosen)
    if (!next.delete(user_id)) next.add(user_id)
    onChosen(next)
  }
  return (
    <div className="grid gap-1">
      <Checkbox
        label={t('slips.choose_all')}
        checked={isAll}
        isMixed={!isAll && chosen.size > 0}
        onChange={() => onChosen(new Set(isAll ? [] : list.map(({ user_id }) => user_id)))}
      />
      <ul className={`bare ${styles['people']}`} role="list">
        {list.map(({ user_id, full_name, father_name, grade, section, username }) => {
          const about = [father_name, grade && format.digits(grade), section, username].filter(
            (part): part is string => part !== null && part !== '',
          )
          return (
            <li key={user_id}>
              <Checkbox
                checked={chosen.has(user_id)}
                onChange={() => toggle(user_id)}
                label={
                  <>
                    <bdi>{full_name}</bdi>{' '}
                    <span className="small soft">
                      {about.map((part, index) => (
                        <span key={index}>
                          {index > 0 && ' · '}
                          <bdi>{part}</bdi>
                        </span>
                      ))}
                    </span>
                  </>
                }
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
