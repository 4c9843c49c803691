/** Generated from the catalogue by `npm run generate`; do not edit. */
import type { Catalogue } from '@maktab/contracts/catalogue'
import type { ClientCall } from '../../call.ts'

export const readDashboardPerformance: ClientCall<Catalogue['readDashboardPerformance']> = {
  name: 'readDashboardPerformance',
  path: 'principal/dashboard/performance',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, kept: true },
  refusals: { [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}

export const readDashboardAssignments: ClientCall<Catalogue['readDashboardAssignments']> = {
  name: 'readDashboardAssignments',
  path: 'principal/dashboard/assignments',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, kept: true },
  refusals: { [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}

export const readDashboardTrend: ClientCall<Catalogue['readDashboardTrend']> = {
  name: 'readDashboardTrend',
  path: 'principal/dashboard/trend',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, kept: true },
  refusals: { [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}

export const readLastSync: ClientCall<Catalogue['readLastSync']> = {
  name: 'readLastSync',
  path: 'principal/lastsyncdate',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, kept: true },
  refusals: {},
  isLearning: true,
}

export const readPrincipalDashboard: ClientCall<Catalogue['readPrincipalDashboard']> = {
  name: 'readPrincipalDashboard',
  path: 'principal/dashboard/summary',
  kind: 'query',
  audience: 'signed-in',
  offline: 'online',
  transport: 'json',
  required: [],
  flags: { strict: true, cache: true, kept: true },
  refusals: { [-150]: 'start_after_today', [-151]: 'end_after_today', [-152]: 'start_after_end' },
  isLearning: true,
}
