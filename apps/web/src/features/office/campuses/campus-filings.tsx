import { listSchoolSystems } from '@maktab/client/calls/office/school-systems.generated'
import { listFamilyRegionCities, listFamilyRegions } from '@maktab/client/calls/schools/family-regions.generated'
import { Combobox } from '@maktab/ui/choice/combobox'
import { Select } from '@maktab/ui/choice/select'
import { useState } from 'react'
import { useSession } from '#calls/use-session.ts'
import { useSettled } from '#features/access/use-settled.ts'
import { useT } from '#language/use-t.ts'
import { useQuery } from '#page/use-calls.ts'

/** Ids as text, empty for none. */
export interface Filed {
  readonly school_system_id: string
  readonly region_id: string
  readonly city_id: string
}

interface CampusFilingsProps extends Filed {
  /** Another region takes the city away. */
  readonly onChange: (change: Partial<Filed>) => void
  /** What none of them is called: nothing in a form, all in a filter. */
  readonly none: string
}

/** The school system, region and city under which the super admin files campuses, to write one or to find some. */
export function CampusFilings({ school_system_id, region_id, city_id, onChange, none }: CampusFilingsProps) {
  const t = useT('campuses')
  const regions = useQuery(listFamilyRegions, {})
  const cities = useQuery(
    listFamilyRegionCities,
    { school_family_region_id: Number(region_id) || 1 },
    { enabled: region_id !== '' },
  )
  const regionList = regions.state === 'ready' ? regions.value.list : []
  const cityList = cities.state === 'ready' && region_id !== '' ? cities.value.list : []
  return (
    <>
      <SystemPicker
        value={school_system_id}
        none={none}
        onChange={(system) => onChange({ school_system_id: system })}
      />
      <Select
        label={t('campuses.region')}
        value={region_id}
        options={[
          { value: '', label: none },
          ...regionList.map(({ school_family_region_id: id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={({ target }) => onChange({ region_id: target.value, city_id: '' })}
      />
      <Select
        label={t('campuses.city')}
        disabled={region_id === ''}
        value={city_id}
        options={[
          { value: '', label: none },
          ...cityList.map((city) => ({ value: String(city.city_id), label: city.name })),
        ]}
        onChange={({ target }) => onChange({ city_id: target.value })}
      />
    </>
  )
}

interface SystemPickerProps {
  readonly value: string
  readonly none: string
  readonly onChange: (value: string) => void
}

function SystemPicker({ value, none, onChange }: SystemPickerProps) {
  const t = useT('campuses')
  const [typed, setTyped] = useState('')
  const found = useQuery(listSchoolSystems, { search_string: useSettled(typed.trim().slice(0, 100)) })
  const chosen = useQuery(listSchoolSystems, { school_system_id: Number(value) || 1 }, { enabled: value !== '' })
  const list = found.state === 'ready' ? found.value.list : []
  return (
    <Combobox
      label={t('campuses.school_system')}
      placeholder={none}
      choices={list.map((system) => ({ value: String(system.school_system_id), label: system.name }))}
      value={value === '' ? undefined : value}
      valueLabel={chosen.state === 'ready' ? chosen.value.list[0]?.name : undefined}
      isLoading={found.state === 'loading'}
      hasFailed={found.state === 'failed'}
      onRetry={found.state === 'failed' ? found.refresh : undefined}
      onSearch={setTyped}
      onValueChange={(system) => onChange(system ?? '')}
    />
  )
}

/** What the places of a campus are called; empty for none, and before the names came. */
export function useFiledNames({ school_system_id, region_id, city_id }: Filed, isWanted: boolean) {
  const { active_role } = useSession()
  const mayRead = isWanted && active_role === 'super_admin'
  const systems = useQuery(
    listSchoolSystems,
    { school_system_id: Number(school_system_id) || 1 },
    { enabled: mayRead && school_system_id !== '' },
  )
  const regions = useQuery(listFamilyRegions, {}, { enabled: mayRead })
  const cities = useQuery(
    listFamilyRegionCities,
    { school_family_region_id: Number(region_id) || 1 },
    { enabled: mayRead && region_id !== '' },
  )
  const region = regions.state === 'ready' ? regions.value.list : []
  const city = cities.state === 'ready' ? cities.value.list : []
  return {
    system: (systems.state === 'ready' && school_system_id !== '' && systems.value.list[0]?.name) || '',
    region: region.find((one) => String(one.school_family_region_id) === region_id)?.name ?? '',
    city: city.find((one) => String(one.city_id) === city_id)?.name ?? '',
  }
}
