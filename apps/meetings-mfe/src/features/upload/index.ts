/** Uploading a past meeting. */
export { UploadMeeting } from './upload-meeting.tsx';
