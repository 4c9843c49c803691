import { addCampus, deleteCampus, listCampuses, updateCampus } from '@maktab/client/calls/schools/campuses.generated'
import type { Campus } from '@maktab/contracts/schools/campuses'
import { Button } from '@maktab/ui/base/button'
import { Select } from '@maktab/ui/choice/select'
import { Notice } from '@maktab/ui/feedback/notice'
import { NotFoundState } from '@maktab/ui/feedback/states'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { TextField } from '@maktab/ui/fields/text-field'
import { Card } from '@maktab/ui/layout/card'
import { languages } from '@maktab/i18n/languages'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { campusOfAddress, campusPlaces } from '#features/schools/campus-places.ts'
import { CampusThemePicker } from '#features/schools/campus-theme-picker.tsx'
import { useOfficeDraft } from '#features/schools/office-draft.ts'
import { OfficeForm, type OfficeDifference } from '#features/schools/office-form.tsx'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { Link, useLocation, useNavigate } from '#page/router.tsx'
import { useCommand, useQuery, type StateOf } from '#page/use-calls.ts'
import type { Catalogue } from '@maktab/contracts/catalogue'

/** A new campus, or the one that the address names. */
export function CampusFormScreen() {
  const institution_id = campusOfAddress(useLocation())
  return institution_id === undefined ? (
    <NewCampus />
  ) : (
    <KnownCampus key={institution_id} institution_id={institution_id} />
  )
}

const empty = {
  name: '',
  names: {} as Campus['names'],
  address: '',
  contact_number: '',
  contact_email_address: '',
  default_language: '' as Campus['default_language'] | '',
  time_zone: '',
  attendance: 'usual' as 'usual' | 'off' | 'on',
  theme: null as Campus['theme'],
  admin_name: '',
  admin_phone: '',
}
type Fields = typeof empty

/** As the call takes them; what is empty at a new campus is that of the campus beside. */
function given({ attendance, default_language, time_zone, admin_name: _name, admin_phone: _phone, ...fields }: Fields) {
  return {
    ...fields,
    attendance_mode: { usual: null, off: 0, on: 1 }[attendance],
    ...(default_language !== '' && { default_language }),
    ...(time_zone !== '' && { time_zone }),
  }
}

function NewCampus() {
  const t = useT('campuses', 'office')
  const { active_role } = useSession()
  const add = useCommand(addCampus)
  const draft = useOfficeDraft<Fields>({ name: 'campus', saved: empty })
  const [problem, setProblem] = useState<string>()
  const [made, setMade] = useState<{ name: string; username: string; starting_code: string | null } | null>()
  const { fields } = draft

  async function save(): Promise<void> {
    const { admin_name, admin_phone } = fields
    const first_admin = { full_name: admin_name, ...(admin_phone !== '' && { phone_number: admin_phone }) }
    const answer = await add.run({ ...given(fields), ...(admin_name !== '' && { first_admin }) })
    if (!answer.ok) return setProblem(explain(t, answer))
    draft.forget()
    const { first_admin: person } = answer.value
    setMade(person === null ? null : { name: admin_name, ...person })
  }

  return (
    <div className="grid gap-4">
      <h1>{t('campuses.add_title')}</h1>
      {made === undefined ? (
        <OfficeForm draft={draft} onSave={() => void save()} isBusy={add.isBusy} problem={problem}>
          <CampusFields fields={fields} change={draft.change} />
          <TextField
            label={t('campuses.admin_name')}
            hint={t('campuses.admin_name_hint')}
            isOptional
            maxLength={100}
            value={fields.admin_name}
            onChange={({ target }) => draft.change({ admin_name: target.value })}
          />
          <TextField
            label={t('campuses.admin_phone')}
            type="tel"
            isOptional
            maxLength={40}
            value={fields.admin_phone}
            onChange={({ target }) => draft.change({ admin_phone: target.value })}
          />
        </OfficeForm>
      ) : (
        <div role="status" className="grid gap-3">
          <Notice tone="success" title={t('campuses.made')}>
            {made !== null && (
              <>
                <p>{t('campuses.made_code', { name: made.name })}</p>
                <dl>
                  <dt>{t('campuses.username')}</dt>
                  <dd>
                    <bdi>{made.username}</bdi>
                  </dd>
                  {made.starting_code !== null && (
                    <>
                      <dt>{t('campuses.starting_code')}</dt>
                      <dd className="bold" dir="ltr">
                        {made.starting_code.replace(/^(.{4})/, '$1 ')}
                      </dd>
                    </>
                  )}
                </dl>
              </>
            )}
          </Notice>
          <p>
            <Link to={campusPlaces(active_role).list}>{t('campuses.to_list')}</Link>
          </p>
        </div>
      )}
    </div>
  )
}

function KnownCampus({ institution_id }: { institution_id: number }) {
  const t = useT('campuses')
  const found = useQuery(listCampuses, { institution_id })
  return (
    <CallState of={found} shape="lines">
      {({ list: [campus] }) =>
        campus === undefined ? (
          <NotFoundState title={t('campuses.none')} level={1} />
        ) : (
          <CampusForm campus={campus} refresh={refreshOf(found)} />
        )
      }
    </CallState>
  )
}

function refreshOf(found: StateOf<Catalogue['listCampuses']>): () => void {
  return found.state === 'loading' ? () => undefined : found.refresh
}

function fieldsOf(campus: Campus): Fields {
  const { names, address, contact_number, contact_email_address, default_language, time_zone, theme } = campus
  return {
    ...empty,
    name: campus.registered_name,
    names,
    address,
    contact_number,
    contact_email_address,
    default_language,
    time_zone,
    theme,
    attendance: campus.attendance_mode === null ? 'usual' : campus.attendance_mode > 0 ? 'on' : 'off',
  }
}

function CampusForm({ campus, refresh }: { campus: Campus; refresh: () => void }) {
  const t = useT('campuses', 'office')
  const { active_role, institution_id: own } = useSession()
  const navigate = useNavigate()
  const toast = useToasts()
  const update = useCommand(updateCampus)
  const saved = fieldsOf(campus)
  const draft = useOfficeDraft<Fields>({ name: `campus-${campus.institution_id}`, saved })
  const [problem, setProblem] = useState<string>()
  const [isBehind, setBehind] = useState(false)
  const { fields } = draft
  const places = campusPlaces(active_role)

  async function save(): Promise<void> {
    const { institution_id, version } = campus
    const answer = await update.run({ institution_id, version, ...given(fields) })
    if (answer.ok) {
      draft.forget()
      toast({ tone: 'success', text: t('campuses.change_saved') })
      return navigate(places.list)
    }
    if ('refusal' in answer && answer.refusal === 'changed_meanwhile') {
      setBehind(true)
      return refresh()
    }
    setProblem(explain(t, answer))
  }

  const forget = () => {
    setBehind(false)
    draft.forget()
  }
  const differences = (['name', 'address', 'contact_number', 'contact_email_address', 'time_zone', 'theme'] as const)
    .filter((field) => fields[field] !== saved[field])
    .map((field): OfficeDifference => {
      const label = field === 'contact_email_address' ? t('campuses.email') : t(`campuses.${field}`)
      const written = (of: Fields) =>
        field === 'theme' ? t(`campuses.theme_${of.theme ?? 'usual'}`) : (of[field] ?? '')
      return { label, now: written(saved), yours: written(fields) }
    })

  return (
    <div className="grid gap-4">
      <h1>
        <bdi>{campus.name}</bdi>
      </h1>
      <OfficeForm
        draft={{ ...draft, forget }}
        onSave={() => void save()}
        isBusy={update.isBusy}
        problem={problem}
        differences={isBehind ? differences : undefined}
      >
        <CampusFields fields={fields} change={draft.change} />
      </OfficeForm>
      {active_role === 'admin' && own !== campus.institution_id && (
        <Closing campus={campus} onClosed={() => navigate(places.list)} />
      )}
    </div>
  )
}

function CampusFields({ fields, change }: { fields: Fields; change: (some: Partial<Fields>) => void }) {
  const t = useT('campuses')
  const { name, names, default_language, attendance } = fields
  const text = (field: 'address' | 'time_zone', hint?: string) => (
    <TextField
      label={t(`campuses.${field}`)}
      {...(hint !== undefined && { hint })}
      maxLength={field === 'address' ? 300 : 60}
      value={fields[field]}
      onChange={({ target }) => change({ [field]: target.value })}
    />
  )
  return (
    <>
      <TextField
        label={t('campuses.name')}
        maxLength={200}
        required
        value={name}
        onChange={({ target }) => change({ name: target.value })}
      />
      {languages.map(({ code, ownName, tag }) => (
        <TextField
          key={code}
          label={t('campuses.name_in', { language: ownName })}
          isOptional
          lang={tag}
          maxLength={200}
          value={names[code] ?? ''}
          onChange={({ target }) => change({ names: { ...names, [code]: target.value } })}
        />
      ))}
      {text('address')}
      <TextField
        label={t('campuses.contact_number')}
        type="tel"
        maxLength={40}
        value={fields.contact_number}
        onChange={({ target }) => change({ contact_number: target.value })}
      />
      <TextField
        label={t('campuses.email')}
        type="email"
        maxLength={254}
        value={fields.contact_email_address}
        onChange={({ target }) => change({ contact_email_address: target.value })}
      />
      <Select
        label={t('campuses.campus_language')}
        placeholder={' '}
        value={default_language}
        options={languages.map(({ code, ownName, tag }) => ({ value: code, label: ownName, lang: tag }))}
        onChange={({ target }) => change({ default_language: target.value as Campus['default_language'] })}
      />
      {text('time_zone', t('campuses.time_zone_hint'))}
      <Select
        label={t('campuses.attendance')}
        value={attendance}
        options={(['usual', 'on', 'off'] as const).map((value) => ({
          value,
          label: t(`campuses.attendance_${value}`),
        }))}
        onChange={({ target }) => change({ attendance: target.value as Fields['attendance'] })}
      />
      <CampusThemePicker value={fields.theme} onValueChange={(theme) => change({ theme })} />
    </>
  )
}

/** Not by a press alone: the name is typed. */
function Closing({ campus, onClosed }: { campus: Campus; onClosed: () => void }) {
  const t = useT('campuses', 'office')
  const close = useCommand(deleteCampus)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  async function run(): Promise<void> {
    const answer = await close.run({ institution_id: campus.institution_id, typed })
    if (answer.ok) onClosed()
    else setProblem(explain(t, answer))
  }
  return (
    <Card heading={t('campuses.close_campus')}>
      <div className="grid gap-3">
        <TextField
          label={t('campuses.name')}
          hint={t('campuses.close_hint', { campus: campus.name })}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <div role="alert">{problem !== undefined && <Notice tone="danger">{problem}</Notice>}</div>
        <Button variant="danger" isBusy={close.isBusy} onClick={() => void run()}>
          {t('campuses.close_campus')}
        </Button>
      </div>
    </Card>
  )
}
