import type { FoundLesson } from '@maktab/contracts/content/search'
import { lessonsPerPage } from '@maktab/domain/content/search'
import { Button } from '@maktab/ui/base/button'
import { PageHeading } from '@maktab/ui/layout/layout'
import { Notice } from '@maktab/ui/feedback/notice'
import { Pagination } from '@maktab/ui/tables/pagination'
import { SearchField } from '@maktab/ui/fields/search-field'
import { EmptyState } from '@maktab/ui/feedback/states'
import type { KeyboardEvent, ReactNode } from 'react'
import { CallState } from '#page/call-state.tsx'
import { useSession } from '#calls/use-session.ts'
import { useT } from '#language/use-t.ts'
import { FoundLessonCard } from '#features/content/found-lesson-card.tsx'
import { useRecentSearches } from '#features/content/recent-searches.ts'
import { SearchFilters } from '#features/content/search-filters.tsx'
import styles from '#features/content/search.module.css'
import { useSearch } from '#features/content/use-search.ts'

/**
 * Lessons by words, as they are typed: for a learner, a teacher and a principal, each with what they may see. `before` stands below what was looked
 * for earlier, until something is looked for.
 */
export function SearchScreen({ before }: { before?: ReactNode }) {
  return <Search before={before} />
}

function Search({ before }: { before: ReactNode }) {
  const t = useT('application', 'courses', 'finding')
  const search = useSearch()
  const recent = useRecentSearches()
  return (
    <div className={styles['page']} role="presentation" onKeyDown={moveBetweenFound}>
      <PageHeading title={t('titles.search')} />
      <form
        role="search"
        onSubmit={(event) => {
          event.preventDefault()
          search.look(search.typed)
          recent.note(search.typed)
        }}
      >
        <SearchField
          label={t('finding.what')}
          hint={t('finding.what_hint')}
          value={search.typed}
          onValueChange={search.type}
          maxLength={200}
          data-search="field"
        />
      </form>
      {!search.isAsked ? (
        <>
          <Before recent={recent} onLook={search.look} />
          {before}
        </>
      ) : (
        <CallState of={search.state} shape="rows">
          {(found, from) => (
            <div className={styles['found']} aria-busy={search.isWaiting}>
              <p role="status" className="soft">
                {found.total > 0 && t('content.lesson_count', { count: found.total })}
              </p>
              {from === 'device' && <Notice tone="info">{t('finding.of_device')}</Notice>}
              {found.mercy !== 'none' && <Notice tone="info">{t(`finding.${found.mercy}`)}</Notice>}
              <SearchFilters of={found} chosen={search.filters} onChoose={search.change} />
              {found.total === 0 ? (
                <EmptyState title={t('finding.nothing_title')} icon="search">
                  <p>{t('finding.nothing_body')}</p>
                </EmptyState>
              ) : (
                <Found list={found.list} found_by={found.found_by} onOpen={() => recent.note(search.sought)} />
              )}
              <Pagination
                page={search.page}
                pageSize={lessonsPerPage}
                total={found.total}
                onPageChange={(page) => search.change('page', String(page))}
              />
            </div>
          )}
        </CallState>
      )}
    </div>
  )
}

function Found({
  list,
  found_by,
  onOpen,
}: {
  list: readonly FoundLesson[]
  found_by: readonly string[]
  onOpen: () => void
}) {
  const { active_role } = useSession()
  return (
    <ul className={styles['list']} role="list">
      {list.map((lesson) => (
        <li key={lesson.lesson_guid}>
          <FoundLessonCard lesson={lesson} found_by={found_by} role={active_role} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

function Before({
  recent: { recent, forget },
  onLook,
}: {
  recent: ReturnType<typeof useRecentSearches>
  onLook: (text: string) => void
}) {
  const t = useT('finding')
  if (recent.length === 0) return <p className="soft">{t('finding.begin')}</p>
  return (
    <section aria-labelledby="recent-searches">
      <div className="flex wrap middle between gap-3">
        <h2 id="recent-searches">{t('finding.recent')}</h2>
        <Button variant="quiet" onClick={forget}>
          {t('finding.forget_recent')}
        </Button>
      </div>
      <ul className="flex wrap gap-2" role="list">
        {recent.map((text) => (
          <li key={text}>
            <Button icon="search" onClick={() => onLook(text)}>
              <bdi>{text}</bdi>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Arrow keys lead from the field to what was found and along it; up from the first one back to the field. */
function moveBetweenFound(event: KeyboardEvent<HTMLDivElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const field = event.currentTarget.querySelector<HTMLElement>('[data-search="field"]')
  const stops = [field, ...event.currentTarget.querySelectorAll<HTMLElement>('[data-search="lesson"]')]
  const at = stops.indexOf(event.target as HTMLElement)
  const next = at < 0 ? undefined : stops[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  next.focus()
}
