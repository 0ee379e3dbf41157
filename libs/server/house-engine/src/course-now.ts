import type { Course, Move } from './coaching-course.ts';

/** The course before and after the newest message, and the move the message made. */
export interface CourseNow {
  before: Course;
  move: Move;
  after: Course;
}
