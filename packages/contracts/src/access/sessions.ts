import * as z from 'zod'
import { command } from '../call.ts'
import { id, languageCode } from '../fields.ts'
import { roles } from '../roles.ts'
import { campusThemeNames } from '../tenants/campus-themes.ts'
import { migrationType, MigrationPlan } from './migration-plans.ts'

export const tokens = {
  auth_token: z.string(),
  refresh_token: z.string(),
  /** Unix seconds at which the access token ends. */
  token_exp: z.int(),
  /** `<session_id>.<32 bytes in hex>`: seals what this session tracks (docs/decisions/0067-an-attempt-is-sealed-when-it-is-sent.md). */
  tracking_key: z.string().optional(),
}

/** What the campus has otherwise than its tenant; missing in what was kept before it was told. */
export const campusOfSession = {
  /** Null: the tenant's colours. */
  institution_theme: z.enum(campusThemeNames).nullable().optional(),
  /** 0: attendance is not taken here; null: as the tenant does. */
  institution_attendance_mode: z.int().nullable().optional(),
}

/** What the person has of what the tenant sells, as the device heard it last (seed 001 §4); missing until it asked. */
export const paymentOfSession = {
  is_payment_success: z.boolean().optional(),
  is_payment_pending: z.boolean().optional(),
  is_trial_mode: z.boolean().optional(),
  subscription_end: z.iso.datetime().nullable().optional(),
  user_plan: z.string().nullable().optional(),
  is_expired_subscription: z.boolean().optional(),
  /** When the device asked last. */
  payment_checked_on: z.iso.datetime().optional(),
}

/** What a device keeps of a sign-in (seed 000 §3). */
export const Session = z.object({
  user_id: id,
  username: z.string(),
  full_name: z.string(),
  email: z.string().nullable(),
  active_role: z.enum(roles),
  roles: z.array(z.enum(roles)),
  institution_id: id,
  institution_name: z.string(),
  time_zone: z.string(),
  ...campusOfSession,
  ...paymentOfSession,
  current_language: languageCode,
  sub_end_date: z.iso.datetime().nullable(),
  /** Their school or its tenant has a subscription that goes on. */
  is_subscribed: z.boolean(),
  profile_completion_step: z.int(),
  /** The session began with a starting code: whatever is asked but another password is answered `password_change_first`. */
  must_change_password: z.boolean().optional(),
  /** The move that waits for the person in this role, and where it leads; −1 and null where none does. */
  migration_type: migrationType,
  migration_json: MigrationPlan.nullable(),
  ...tokens,
})
export type Session = z.infer<typeof Session>

/** The page in another site's frame lets learners in and nobody else (seed 000 §2): no session begins for others. */
const is_learner_only = z.boolean().optional()

/** A solved challenge of `GET /api/captcha`, where the answer `captcha_failed` asks for one: too many names were tried from that address. */
const t_Token = z.string().min(1).max(2000).optional()

/** Signs a person in. `password` is the SHA-256 of what was typed, in lower-case hex: a password, or a starting code. */
export const signIn = command({
  path: 'login',
  summary: 'Sign in with an email address or a username',
  audience: 'public',
  input: z.object({
    username: z.string().trim().min(1).max(254),
    password: z.string().regex(/^[0-9a-f]{64}$/),
    institution_id: id.optional(),
    isForcedOnline: z.boolean().optional(),
    isMute: z.boolean().optional(),
    is_learner_only,
    t_Token,
  }),
  output: Session,
  refusals: [
    'invalid_credentials',
    'wrong_institution',
    'different_institution',
    'outside_province',
    'subscription_over',
    'not_allowed',
    'too_many_tries',
    'captcha_failed',
    'limited_functionality',
  ],
  offline: 'online',
  costs: 'hash',
  flags: { forcedOnline: true, loader: true },
})

/** Signs a person in to the school that they chose (seed 000 §7, `sso_login`); somebody of another school is told so. */
export const signInToInstitution = command({
  path: 'lms/institution/sso',
  summary: 'Sign in to one school',
  audience: 'public',
  input: z.object({
    username: z.string().trim().min(1).max(254),
    password: z.string().regex(/^[0-9a-f]{64}$/),
    institution_id: id,
    is_learner_only,
    t_Token,
  }),
  output: Session,
  refusals: signIn.refusals,
  offline: 'online',
  costs: 'hash',
  flags: { forcedOnline: true, loader: true },
})

/**
 * Trades the refresh token in the bearer header for a new pair; a token traded twice ends its whole family. `role` is the one that
 * the device goes on in, which never heard of a switch whose answer was lost; without it the pair speaks for the session's.
 */
export const renewSession = command({
  path: 'token/refresh',
  summary: 'Renew the session',
  audience: 'refresh',
  input: z.object({ role: z.string().min(1).max(30).optional() }),
  output: z.object(tokens),
  refusals: ['session_over'],
  offline: 'online',
  flags: { forcedOnline: true, mute: true },
})

/** Ends this session on the server; the device forgets its tokens whatever the answer. */
export const signOut = command({
  path: 'user/logout',
  summary: 'Sign out',
  audience: 'signed-in',
  input: z.object({}),
  output: z.object({}),
  offline: 'online',
  flags: { forcedOnline: true, mute: true },
})
