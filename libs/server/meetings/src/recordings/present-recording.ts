import { type Recording, recordingBounds, recordingPieces } from '@greenroom/contracts';
import type { Queryable } from '@greenroom/database';
import { findRecording, findUploads, type RecordingRow } from './recordings.repository.ts';

export async function presentRecordings(db: Queryable, rows: readonly RecordingRow[]): Promise<Map<string, Recording>> {
  const uploads = await findUploads(db, rows);
  return new Map(
    uploads.map(({ row, uploaded, nextPiece }) => {
      const { name, language, voices, you, status, trouble, durationMs, transcribed } = row;
      const expiresAt = new Date(row.createdAt.getTime() + recordingBounds.keptHours * 3_600_000).toISOString();
      const pieces = recordingPieces(durationMs);
      const shown = { name, language, voices, you, status, trouble, durationMs, transcribed };
      return [row.conversationUuid, { ...shown, pieces, uploaded, nextPiece, expiresAt }];
    }),
  );
}

export async function presentRecording(db: Queryable, conversationUuid: string): Promise<Recording | null> {
  const row = await findRecording(db, conversationUuid);
  return (row && (await presentRecordings(db, [row])).get(conversationUuid)) ?? null;
}
