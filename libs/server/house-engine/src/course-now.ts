import type { Course, Move } from './coaching-course.ts';

/** The course before and after the newest message, and what that message was to it. */
export interface CourseNow {
  before: Course;
  move: Move;
  after: Course;
}
