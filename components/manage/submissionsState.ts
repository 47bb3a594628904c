import { type SubmissionStatus, submissionStatuses } from '@/contract/constants/participation';

/** The status, the mission and the page of the queue of submissions; '' for those of every mission. */
export interface SubmissionsState {
  status: SubmissionStatus;
  mission: string;
  page: number;
}

/** Reads the state of the queue from its address. */
export const submissionsStateOf = ({ page, of }: { page: number; of: (name: string) => string }): SubmissionsState => ({
  page,
  status: submissionStatuses.find((it) => it === of('status')) ?? 'submitted',
  mission: /^[1-9]\d{0,8}$/.test(of('mission')) ? of('mission') : '',
});

/** Builds the query of the queue, the same on the server and in the browser. */
export const submissionsQueryOf = ({ status, mission, page }: SubmissionsState) => ({
  status,
  page,
  ...(mission !== '' && { mission: Number(mission) }),
});
