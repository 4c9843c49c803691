import { listMoves, withdrawMoves } from '@maktab/client/calls/office/moves.generated'
import type { Output } from '@maktab/contracts/call'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { EmptyState } from '@maktab/ui/feedback/states'
import { SearchField } from '@maktab/ui/fields/search-field'
import { Tabs } from '@maktab/ui/layout/tabs'
import { DataTable, type Column } from '@maktab/ui/tables/data-table'
import { Pagination } from '@maktab/ui/tables/pagination'
import { moveStates } from '@maktab/contracts/office/move-lists'
import { useEffect, useMemo, useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useIsOnline } from '#calls/use-sync-state.ts'
import { useSettled } from '#features/access/use-settled.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState, NotFound } from '#page/call-state.tsx'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { movesPage, type useMoveSearch } from './move-search.ts'

type ListedMove = Output<Catalogue['listMoves']>['list'][number]
type Search = ReturnType<typeof useMoveSearch>

/** Moves that wait, that failed and that were done, each under a tab; those that were not done are taken back or arranged anew. */
export function MoveList({ asked, institution_id, show }: Pick<Search, 'asked' | 'institution_id' | 'show'>) {
  const t = useT('moves')
  const { number } = useFormat()
  const { state, search_string } = asked
  const [typed, setTyped] = useState(search_string)
  const settled = useSettled(typed.trim())
  useEffect(() => {
    if (settled !== search_string) show({ state, search: settled })
    // The address follows what was typed, and nothing else.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled])
  const moves = useQuery(listMoves, { ...asked, page_size: movesPage })
  const counts = moves.state === 'ready' ? moves.value.counts : undefined
  const panel = (
    <div className="grid gap-4">
      <SearchField label={t('moves.find')} maxLength={100} value={typed} onValueChange={setTyped} />
      <CallState of={moves} shape="rows" refused={{ not_found: () => <NotFound /> }}>
        {({ list, total }) => (
          <>
            <Moves
              key={`${state} ${institution_id ?? ''}`}
              list={list}
              state={state}
              isSought={search_string !== ''}
              institution_id={institution_id}
              refresh={() => moves.state === 'ready' && moves.refresh()}
              onAnew={(people) =>
                show({ role: (people[0]?.migration_type ?? 0) < 2 ? 'learner' : 'teacher', people: idsOf(people) })
              }
            />
            <Pagination
              page={asked.page}
              pageSize={movesPage}
              total={total}
              onPageChange={(page) => show({ state, search: search_string, page: String(page) })}
            />
          </>
        )}
      </CallState>
    </div>
  )
  return (
    <Tabs
      label={t('moves.states')}
      current={state}
      onChange={(next) => show({ state: next, search: search_string })}
      tabs={moveStates.map((one) => ({
        key: one,
        label:
          counts === undefined || one === 'done'
            ? t(`moves.state_${one}`)
            : `${t(`moves.state_${one}`)} (${number(counts[one])})`,
        panel: one === state ? panel : null,
      }))}
    />
  )
}

const idsOf = (people: readonly ListedMove[]) => people.map(({ user_id }) => user_id).join('.')

interface MovesProps {
  readonly list: readonly ListedMove[]
  readonly state: Search['asked']['state']
  readonly isSought: boolean
  readonly institution_id: number | undefined
  readonly refresh: () => void
  readonly onAnew: (people: readonly ListedMove[]) => void
}

function Moves({ list, state, isSought, institution_id, refresh, onAnew }: MovesProps) {
  const t = useT('moves')
  const isOnline = useIsOnline()
  const columns = useMoveColumns(state)
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [said, setSaid] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const withdrawing = useCommand(withdrawMoves)
  const count = selected.size
  const chosen = list.filter(({ user_id }) => selected.has(user_id))

  async function withdraw(): Promise<void> {
    const answer = await withdrawing.run({ institution_id, user_ids: [...selected] })
    if (!answer.ok) return setProblem(explain(t, answer))
    setProblem(undefined)
    setSelected(new Set())
    setSaid(t('moves.withdrawn', { count: answer.value.withdrawn.length }))
    refresh()
  }

  return (
    <>
      <div role="status">
        {said !== undefined && (
          <Notice tone="success" onClose={() => setSaid(undefined)}>
            {said}
          </Notice>
        )}
      </div>
      <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
      <DataTable
        caption={t('moves.states')}
        isCaptionHidden
        columns={columns}
        rows={list}
        rowKey={({ user_id, set_on }) => (state === 'done' ? `${user_id} ${set_on}` : user_id)}
        {...(state !== 'done' && {
          selection: {
            keys: selected,
            onChange: (keys: ReadonlySet<string | number>) => setSelected(new Set([...keys].map(Number))),
            nameOf: ({ full_name }: ListedMove) => full_name,
            actions: (
              <>
                <Button
                  size="small"
                  isBusy={withdrawing.isBusy}
                  disabled={!isOnline || count === 0}
                  onClick={() => void withdraw()}
                >
                  {t('moves.withdraw', { count })}
                </Button>
                <Button size="small" disabled={count === 0} onClick={() => onAnew(chosen)}>
                  {t('moves.arrange_anew', { count })}
                </Button>
              </>
            ),
          },
        })}
        empty={<EmptyState level={2} icon="sync" title={t(isSought ? 'moves.none_found' : `moves.none_${state}`)} />}
      />
    </>
  )
}

function useMoveColumns(state: Search['asked']['state']): Column<ListedMove>[] {
  const t = useT('moves')
  const format = useFormat()
  return useMemo(() => {
    const place = (move: ListedMove, section: string | null) =>
      move.grade === null || section === null ? '' : `${format.digits(move.grade)} ${section}`
    const isElsewhere = ({ from_institution, to_institution }: ListedMove) => from_institution !== to_institution
    const lines = (...parts: string[]) => {
      const said = parts.filter((part) => part !== '')
      return said.length === 0 ? (
        '—'
      ) : (
        <span className="grid">
          {said.map((part) => (
            <bdi key={part}>{part}</bdi>
          ))}
        </span>
      )
    }
    return [
      {
        key: 'name',
        heading: t('moves.name'),
        isRowHeading: true,
        cell: ({ full_name, username }) => (
          <span className="grid">
            <span>
              <bdi>{full_name}</bdi>
            </span>
            <span className="soft small">
              <bdi>{username}</bdi>
            </span>
          </span>
        ),
      },
      {
        key: 'from',
        heading: t('moves.from'),
        cell: (move) => lines(isElsewhere(move) ? move.from_institution_name : '', place(move, move.from_section)),
      },
      {
        key: 'to',
        heading: t('moves.to'),
        cell: (move) =>
          lines(
            isElsewhere(move) ? move.to_institution_name : '',
            place(move, move.to_section),
            move.grade === null ? format.list(move.class_codes) : '',
          ),
      },
      ...(state === 'failed'
        ? [
            {
              key: 'reason',
              heading: t('moves.reason'),
              cell: ({ failure }: ListedMove) => (failure === null ? '—' : t(`moves.failure_${failure}`)),
            },
          ]
        : []),
      {
        key: 'date',
        heading: t('moves.date'),
        cell: ({ set_on, done_on, failed_on }) => format.date(done_on ?? failed_on ?? set_on),
      },
    ]
  }, [t, format, state])
}
