import { listSchoolSystems } from '@maktab/client/calls/office/school-systems.generated'
import { campusesPage } from '@maktab/domain/office/campuses'
import { Select } from '@maktab/ui/choice/select'
import { EmptyState } from '@maktab/ui/feedback/states'
import { SearchField } from '@maktab/ui/fields/search-field'
import { Grid, PageHeading } from '@maktab/ui/layout/layout'
import { DataTable } from '@maktab/ui/tables/data-table'
import { Pagination } from '@maktab/ui/tables/pagination'
import { useEffect, useState } from 'react'
import { useSettled } from '#features/access/use-settled.ts'
import { OfficeOffline } from '#features/office/office-form.tsx'
import { oneOf, useListAddress } from '#features/office/use-list-address.ts'
import { useFormat } from '#language/use-format.ts'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { Link } from '#page/router.tsx'
import { useQuery } from '#page/use-calls.ts'

const sorts = ['name', 'subscription', 'subscription_desc'] as const

/** The school systems of the tenant (seed 001 §1, §7), each leading to its campuses. */
export function SchoolSystemsScreen() {
  const t = useT('application', 'campuses')
  const format = useFormat()
  const { params, ask, search_string, pageUpTo } = useListAddress()
  const [typed, setTyped] = useState(search_string)
  const settled = useSettled(typed.trim())
  useEffect(() => {
    if (settled !== search_string) ask({ search: settled })
    // The address follows what was typed, and nothing else.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [settled])
  const sort = oneOf(sorts, params.get('sort')) ?? 'name'
  const page = pageUpTo(1000)
  const systems = useQuery(listSchoolSystems, { search_string, sort, page })
  return (
    <div className="grid gap-4">
      <PageHeading title={t('titles.school_systems')} />
      <OfficeOffline />
      <Grid narrowest={14}>
        <SearchField label={t('campuses.find_system')} maxLength={100} value={typed} onValueChange={setTyped} />
        <Select
          label={t('campuses.order')}
          value={sort}
          options={sorts.map((value) => ({ value, label: t(`campuses.sort_${value}`) }))}
          onChange={({ target }) => ask({ sort: target.value })}
        />
      </Grid>
      <CallState of={systems} shape="rows">
        {({ list, total }) => (
          <>
            <DataTable
              caption={t('titles.school_systems')}
              isCaptionHidden
              rows={list}
              rowKey={({ school_system_id }) => school_system_id}
              columns={[
                {
                  key: 'name',
                  heading: t('campuses.school_system'),
                  isRowHeading: true,
                  cell: ({ school_system_id, name }) => (
                    <Link to={`/super-admin/schools?school_system_id=${school_system_id}`}>
                      <bdi>{name}</bdi>
                    </Link>
                  ),
                },
                { key: 'campuses', heading: t('titles.campuses'), cell: ({ campuses }) => format.number(campuses) },
                {
                  key: 'until',
                  heading: t('campuses.sub_end_date'),
                  cell: ({ sub_end_date }) => (sub_end_date === null ? '—' : format.date(sub_end_date)),
                },
              ]}
              empty={<EmptyState level={2} icon="school" title={t('campuses.no_system')} />}
            />
            <Pagination
              page={page}
              pageSize={campusesPage}
              total={total}
              onPageChange={(to) => ask({ page: String(to) })}
            />
          </>
        )}
      </CallState>
    </div>
  )
}
