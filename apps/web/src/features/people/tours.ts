/** What each screen shows of itself, and in which order. A target is an element that carries its name as `data-tour`. */
import type { Path } from '#page/addresses.ts'
import type { PlainKey } from '@maktab/i18n/keys'

export interface TourStep {
  /** Its name in the record of what was shown. Give a step another name when it shows something else. */
  readonly step: string
  readonly target: string
  readonly title: PlainKey<'tours'>
  readonly text: PlainKey<'tours'>
}

export interface ScreenTour {
  readonly route: Path
  readonly steps: readonly TourStep[]
}

export const tours: readonly ScreenTour[] = [
  {
    route: '/learner/dashboard',
    steps: [
      {
        step: 'go_on',
        target: 'learner-dashboard-go-on',
        title: 'tours.learner_dashboard_go_on',
        text: 'tours.learner_dashboard_go_on_text',
      },
      {
        step: 'due_next',
        target: 'learner-dashboard-due-next',
        title: 'tours.learner_dashboard_due_next',
        text: 'tours.learner_dashboard_due_next_text',
      },
      {
        step: 'figures',
        target: 'learner-dashboard-figures',
        title: 'tours.learner_dashboard_figures',
        text: 'tours.learner_dashboard_figures_text',
      },
      {
        step: 'bell',
        target: 'notifications',
        title: 'tours.learner_dashboard_bell',
        text: 'tours.learner_dashboard_bell_text',
      },
    ],
  },
  {
    route: '/learner/assignments',
    steps: [
      {
        step: 'parts',
        target: 'learner-assignments-parts',
        title: 'tours.learner_assignments_parts',
        text: 'tours.learner_assignments_parts_text',
      },
      {
        step: 'first',
        target: 'learner-assignments-first',
        title: 'tours.learner_assignments_first',
        text: 'tours.learner_assignments_first_text',
      },
    ],
  },
  {
    route: '/learner/lesson/player',
    steps: [
      {
        step: 'content',
        target: 'lesson-player-content',
        title: 'tours.lesson_player_content',
        text: 'tours.lesson_player_content_text',
      },
      {
        step: 'steps',
        target: 'lesson-player-steps',
        title: 'tours.lesson_player_steps',
        text: 'tours.lesson_player_steps_text',
      },
      {
        step: 'list',
        target: 'lesson-player-list',
        title: 'tours.lesson_player_list',
        text: 'tours.lesson_player_list_text',
      },
    ],
  },
  {
    route: '/teacher/dashboard',
    steps: [
      {
        step: 'set_work',
        target: 'teacher-dashboard-set-work',
        title: 'tours.teacher_dashboard_set_work',
        text: 'tours.teacher_dashboard_set_work_text',
      },
      {
        step: 'to_mark',
        target: 'teacher-dashboard-to-mark',
        title: 'tours.teacher_dashboard_to_mark',
        text: 'tours.teacher_dashboard_to_mark_text',
      },
      {
        step: 'due_soon',
        target: 'teacher-dashboard-due-soon',
        title: 'tours.teacher_dashboard_due_soon',
        text: 'tours.teacher_dashboard_due_soon_text',
      },
      {
        step: 'classes',
        target: 'teacher-dashboard-classes',
        title: 'tours.teacher_dashboard_classes',
        text: 'tours.teacher_dashboard_classes_text',
      },
    ],
  },
  {
    route: '/teacher/assignments/create',
    steps: [
      {
        step: 'task',
        target: 'create-assignment-task',
        title: 'tours.create_assignment_task',
        text: 'tours.create_assignment_task_text',
      },
      {
        step: 'material',
        target: 'create-assignment-material',
        title: 'tours.create_assignment_material',
        text: 'tours.create_assignment_material_text',
      },
      {
        step: 'rubric',
        target: 'create-assignment-rubric',
        title: 'tours.create_assignment_rubric',
        text: 'tours.create_assignment_rubric_text',
      },
      {
        step: 'set',
        target: 'create-assignment-set',
        title: 'tours.create_assignment_set',
        text: 'tours.create_assignment_set_text',
      },
    ],
  },
  {
    route: '/teacher/assignments/detail',
    steps: [
      { step: 'start', target: 'marking-start', title: 'tours.marking_start', text: 'tours.marking_start_text' },
      {
        step: 'learners',
        target: 'marking-learners',
        title: 'tours.marking_learners',
        text: 'tours.marking_learners_text',
      },
      { step: 'score', target: 'marking-score', title: 'tours.marking_score', text: 'tours.marking_score_text' },
      { step: 'next', target: 'marking-next', title: 'tours.marking_next', text: 'tours.marking_next_text' },
    ],
  },
  {
    route: '/principal/dashboard',
    steps: [
      {
        step: 'shares',
        target: 'principal-dashboard-shares',
        title: 'tours.principal_dashboard_shares',
        text: 'tours.principal_dashboard_shares_text',
      },
      {
        step: 'devices',
        target: 'principal-dashboard-devices',
        title: 'tours.principal_dashboard_devices',
        text: 'tours.principal_dashboard_devices_text',
      },
      {
        step: 'trend',
        target: 'principal-dashboard-trend',
        title: 'tours.principal_dashboard_trend',
        text: 'tours.principal_dashboard_trend_text',
      },
      {
        step: 'classes',
        target: 'principal-dashboard-classes',
        title: 'tours.principal_dashboard_classes',
        text: 'tours.principal_dashboard_classes_text',
      },
    ],
  },
]
