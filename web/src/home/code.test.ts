import { expect, test } from "vitest";
import { readCode } from "./code";

test.each([
  ["kdrmvb", "KDRMVB"],
  [" kdr-mvb ", "KDRMVB"],
  ["https://truc.example/t/KDRMVB", "KDRMVB"],
  ["http://192.168.1.20:8000/t/KDRMVB?guide", "KDRMVB"],
  ["KDRMVBXYZ", "KDRMVB"],
  ["·", ""],
])("%s is read as %s", (typed, code) => {
  expect(readCode(typed)).toBe(code);
});
