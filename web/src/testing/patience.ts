// For tests that wait: how long, on a machine that does much else beside.
import { configure } from "@testing-library/svelte";

configure({ asyncUtilTimeout: 30_000 });
