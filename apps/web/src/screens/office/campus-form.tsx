import {
  addCampus,
  addInstitution,
  deleteCampus,
  updateCampus,
  updateInstitution,
} from '@maktab/client/calls/office/campuses.generated'
import type { Campus } from '@maktab/contracts/office/campuses'
import type { Catalogue } from '@maktab/contracts/catalogue'
import { Button } from '@maktab/ui/base/button'
import { Notice } from '@maktab/ui/feedback/notice'
import { NotFoundState } from '@maktab/ui/feedback/states'
import { useToasts } from '@maktab/ui/feedback/toasts'
import { TextField } from '@maktab/ui/fields/text-field'
import { Card } from '@maktab/ui/layout/card'
import { useState } from 'react'
import { explain } from '#calls/explain.ts'
import { useSession } from '#calls/use-session.ts'
import { CampusFields } from '#features/office/campuses/campus-fields.tsx'
import { campusOfAddress, campusPlaces } from '#features/office/campuses/campus-places.ts'
import { CampusSupportFields } from '#features/office/campuses/campus-support-fields.tsx'
import {
  emptyCampus,
  fieldsOfCampus,
  firstAdminOf,
  givenByOffice,
  givenBySupport,
  type CampusFormFields,
} from '#features/office/campuses/campus-writing.ts'
import { useOfficeDraft } from '#features/office/office-draft.ts'
import { OfficeForm } from '#features/office/office-form.tsx'
import { peoplePlaces } from '#features/office/people-places.ts'
import { useCampusDifferences } from '#features/office/campuses/use-campus-differences.ts'
import { useCampuses } from '#features/office/campuses/use-campuses.ts'
import { useT } from '#language/use-t.ts'
import { CallState } from '#page/call-state.tsx'
import { Link, useLocation, useNavigate } from '#page/router.tsx'
import { useCommand, type StateOf } from '#page/use-calls.ts'

/** A new campus, or the one that the address names. */
export function CampusFormScreen() {
  const institution_id = campusOfAddress(useLocation())
  return institution_id === undefined ? (
    <NewCampus />
  ) : (
    <KnownCampus key={institution_id} institution_id={institution_id} />
  )
}

function NewCampus() {
  const t = useT('campuses', 'office')
  const { active_role } = useSession()
  const isSuper = active_role === 'super_admin'
  const addByOffice = useCommand(addCampus)
  const addBySupport = useCommand(addInstitution)
  const draft = useOfficeDraft<CampusFormFields>({ name: 'campus', saved: emptyCampus })
  const [problem, setProblem] = useState<string>()
  const [made, setMade] = useState<{ name: string; username: string; starting_code: string | null } | null>()
  const { fields } = draft

  async function save(): Promise<void> {
    const answer = isSuper
      ? await addBySupport.run({ ...givenBySupport(fields, emptyCampus), ...firstAdminOf(fields) })
      : await addByOffice.run({ ...givenByOffice(fields), ...firstAdminOf(fields) })
    if (!answer.ok) return setProblem(explain(t, answer))
    draft.forget()
    const { first_admin: person } = answer.value
    setMade(person === null ? null : { name: fields.admin_name, ...person })
  }

  return (
    <div className="grid gap-4">
      <h1>{t('campuses.add_title')}</h1>
      {made === undefined ? (
        <OfficeForm
          draft={draft}
          onSave={() => void save()}
          isBusy={addByOffice.isBusy || addBySupport.isBusy}
          problem={problem}
        >
          <CampusFields fields={fields} change={draft.change} />
          {isSuper && <CampusSupportFields fields={fields} change={draft.change} />}
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
  const found = useCampuses({ institution_id })
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

function CampusForm({ campus, refresh }: { campus: Campus; refresh: () => void }) {
  const t = useT('campuses', 'office')
  const { active_role, institution_id: own } = useSession()
  const isSuper = active_role === 'super_admin'
  const navigate = useNavigate()
  const toast = useToasts()
  const updateByOffice = useCommand(updateCampus)
  const updateBySupport = useCommand(updateInstitution)
  const saved = fieldsOfCampus(campus)
  const draft = useOfficeDraft<CampusFormFields>({ name: `campus-${campus.institution_id}`, saved })
  const [problem, setProblem] = useState<string>()
  const [isBehind, setBehind] = useState(false)
  const { fields } = draft
  const differences = useCampusDifferences({ fields, saved, isWanted: isBehind })
  const places = campusPlaces(active_role)
  const { addAdmin } = peoplePlaces(active_role, campus.institution_id)

  async function save(): Promise<void> {
    const { institution_id, version } = campus
    const answer = isSuper
      ? await updateBySupport.run({ institution_id, version, ...givenBySupport(fields, saved) })
      : await updateByOffice.run({ institution_id, version, ...givenByOffice(fields) })
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

  return (
    <div className="grid gap-4">
      <h1>
        <bdi>{campus.name}</bdi>
      </h1>
      {campus.counts.campus_admins === 0 && addAdmin !== undefined && (
        <Notice tone="warning" actions={<Link to={addAdmin}>{t('campuses.add_admin')}</Link>}>
          {t('campuses.no_admin')}
        </Notice>
      )}
      <OfficeForm
        draft={{ ...draft, forget }}
        onSave={() => void save()}
        isBusy={updateByOffice.isBusy || updateBySupport.isBusy}
        problem={problem}
        differences={isBehind ? differences : undefined}
      >
        <CampusFields fields={fields} change={draft.change} />
        {isSuper && <CampusSupportFields fields={fields} change={draft.change} />}
      </OfficeForm>
      {(isSuper || active_role === 'admin') && own !== campus.institution_id && (
        <Closing campus={campus} onClosed={() => navigate(places.list)} />
      )}
    </div>
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
