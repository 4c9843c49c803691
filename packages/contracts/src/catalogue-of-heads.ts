/** Calls of whoever is the head of a region or of a network, and dashboards of offices: a part of the catalogue. */
import {
  listNetworkSchools,
  listRegionSchools,
  readNetworkSummary,
  readNetworkTrend,
  readRegionSummary,
  readRegionTrend,
} from './insights/head-dashboards.ts'
import { listHeadRegions, listNetworkPlaces, listRegionPlaces } from './insights/head-places.ts'
import {
  listNetworkSubjectGrades,
  listNetworkSubjects,
  listNetworkSubjectSchools,
  listRegionSubjectGrades,
  listRegionSubjects,
  listRegionSubjectSchools,
  readNetworkSubject,
  readRegionSubject,
} from './insights/head-subjects.ts'
import { readDataSet } from './insights/data-set/data-set.ts'
import {
  listActionable,
  listCampusContents,
  listContentUse,
  readOfficeSummary,
  readOfficeTime,
} from './office/office-dashboards.ts'

export const headCalls = {
  readNetworkSummary,
  readRegionSummary,
  readNetworkTrend,
  readRegionTrend,
  listNetworkSchools,
  listRegionSchools,
  listHeadRegions,
  listNetworkPlaces,
  listRegionPlaces,
  listNetworkSubjects,
  listRegionSubjects,
  readNetworkSubject,
  readRegionSubject,
  listNetworkSubjectGrades,
  listRegionSubjectGrades,
  listNetworkSubjectSchools,
  listRegionSubjectSchools,
  readOfficeSummary,
  listContentUse,
  listCampusContents,
  readOfficeTime,
  listActionable,
  readDataSet,
}
