/** Calls of what a device keeps: a part of the catalogue. */
import { downloadContents, readContentSizes } from './downloads/contents.ts'
import { pullCourses, pullLessons } from './downloads/course-rows.ts'
import { listDevices } from './downloads/devices.ts'
import { pullSkills } from './downloads/skill-rows.ts'
import { pullCampusStructure, pullLearnerStructure } from './downloads/structure.ts'
import { processSyncUp, reportSync, syncUp } from './downloads/sync-up.ts'

export const downloadCalls = {
  pullLearnerStructure,
  pullCampusStructure,
  downloadContents,
  readContentSizes,
  pullCourses,
  pullLessons,
  pullSkills,
  syncUp,
  reportSync,
  processSyncUp,
  listDevices,
}
