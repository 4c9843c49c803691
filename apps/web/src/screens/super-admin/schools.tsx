import { actAsCampusAdmin, actAsPrincipal } from '@maktab/client/calls/access/acting.generated'
import { listInstitutions } from '@maktab/client/calls/schools/campuses.generated'
import type { ActingRole } from '@maktab/contracts/access/acting'
import { campusesPage } from '@maktab/domain/schools/campuses'
import { Button } from '@maktab/ui/base/button'
import { Card } from '@maktab/ui/layout/card'
import { Notice } from '@maktab/ui/feedback/notice'
import { Pagination } from '@maktab/ui/tables/pagination'
import { EmptyState } from '@maktab/ui/feedback/states'
import { useState } from 'react'
import { CallState } from '#page/call-state.tsx'
import { explain } from '#calls/explain.ts'
import { useCommand, useQuery } from '#page/use-calls.ts'
import { returnPath } from '#page/landing.ts'
import { useRoleName } from '#language/use-role-name.ts'
import { useT } from '#language/use-t.ts'
import styles from './schools.module.css'
import { useSchoolSearch } from '#features/access/use-school-search.tsx'

interface School {
  readonly institution_id: number
  readonly name: string
  readonly city: string
}

/** The schools of the tenant; a super admin takes an office in one of them (seed 000 §2). */
export function SchoolsScreen() {
  const t = useT('application', 'notices')
  const { search_string, page, setPage, field } = useSchoolSearch()
  const schools = useQuery(listInstitutions, { search_string, page })

  return (
    <div className="grid gap-4">
      <header className="grid gap-1">
        <h1>{t('titles.schools')}</h1>
        <p className={`soft ${styles['intro']}`}>{t('acting.schools_intro')}</p>
      </header>
      <div className={styles['search']}>{field}</div>
      <CallState of={schools} shape="rows">
        {({ list, total }) =>
          list.length === 0 ? (
            <EmptyState icon="school" title={t('acting.no_school')} />
          ) : (
            <>
              <ul className={`grid gap-3 bare ${styles['schools']}`} role="list">
                {list.map((school) => (
                  <li key={school.institution_id}>
                    <SchoolCard school={school} />
                  </li>
                ))}
              </ul>
              <Pagination page={page} pageSize={campusesPage} total={total} onPageChange={setPage} />
            </>
          )
        }
      </CallState>
    </div>
  )
}

function SchoolCard({ school: { institution_id, name, city } }: { school: School }) {
  const t = useT('notices')
  const nameOf = useRoleName()
  const campusAdmin = useCommand(actAsCampusAdmin)
  const principal = useCommand(actAsPrincipal)
  const [problem, setProblem] = useState<string>()
  const [going, setGoing] = useState<ActingRole>()

  async function take(role: ActingRole): Promise<void> {
    setProblem(undefined)
    setGoing(role)
    const answer = await (role === 'principal' ? principal : campusAdmin).run({ institution_id })
    const path = answer.ok ? returnPath(answer.value.path) : undefined
    // The page begins anew in this tab; the browser's own session stays for afterwards.
    if (path !== undefined) return location.assign(path)
    setGoing(undefined)
    setProblem(
      !answer.ok && 'refusal' in answer
        ? t('acting.nobody', { role: nameOf(role), school: name })
        : explain(t, answer.ok ? { ok: false, failure: 'broken' } : answer),
    )
  }

  return (
    <Card heading={<bdi>{name}</bdi>}>
      {city !== '' && (
        <p className="soft">
          <bdi>{city}</bdi>
        </p>
      )}
      <div className="flex wrap gap-2">
        {(['campus_admin', 'principal'] as const).map((role) => (
          <Button
            key={role}
            size="small"
            isBusy={going === role}
            aria-label={t('acting.work_as_at', { role: nameOf(role), school: name })}
            onClick={() => void take(role)}
          >
            {t('acting.work_as', { role: nameOf(role) })}
          </Button>
        ))}
      </div>
      {problem !== undefined && (
        <div role="alert">
          <Notice tone="warning">{problem}</Notice>
        </div>
      )}
    </Card>
  )
}
