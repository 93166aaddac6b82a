import { answerPieces } from '../../../printing/answer-pieces.ts';
import { writeWorkbook } from './write-workbook.ts';

answerPieces(writeWorkbook);
