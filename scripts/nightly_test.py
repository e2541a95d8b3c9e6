"""The nights of scripts/nightly: on a Slurm controller of our own, with GNU parallel, and what Kubernetes and GitHub read."""

import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import unittest

try:
    import yaml
except ImportError:
    yaml = None

NIGHTLY = pathlib.Path(__file__).resolve().parent / "nightly"
ASSAY = pathlib.Path(__file__).resolve().parent.parent / "build" / "release" / "assay"
FUZZ = ["--backend", "mutant:primitive.add.5", "--seed", "5"]
SHARDS = 8


def needs(test, *tools):
    if not ASSAY.exists():
        test.skipTest(f"needs the program: {ASSAY} is not built")
    for tool in tools:
        if not shutil.which(tool, path=os.environ["PATH"] + ":/usr/sbin:/sbin"):
            test.skipTest(f"needs {tool}")


def assay(*arguments):
    return subprocess.run([ASSAY, *map(str, arguments)], capture_output=True, text=True)


def findings(database):
    """What a night found, without what another order of shards would number otherwise."""
    out = assay("show", "list", "--json", "--db", database).stdout
    return sorted((c["cluster"], c["findings"]) for c in map(json.loads, out.splitlines()))


class Night(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def unsharded_parts(self, count):
        """The same shards, one after the other and never stopped."""
        shards = []
        for shard in range(SHARDS):
            shards.append(self.folder / f"plain-{shard}.db")
            done = assay("fuzz", *FUZZ, "--count", count, "--shard", f"{shard}/{SHARDS}", "--jobs", 1, "--db", shards[-1])
            self.assertIn(done.returncode, (0, 1), done.stderr)
        merged = assay("merge", *shards, "-o", self.folder / "plain.db")
        self.assertEqual(merged.returncode, 0, merged.stderr)
        return findings(self.folder / "plain.db")


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


class Slurm(Night):
    """slurmctld and slurmd on this machine, without accounts or cgroups. A requeued task waits until its credential
    has expired, by default for 120 s (slurm.conf(5), AuthInfo)."""

    def setUp(self):
        super().setUp()
        needs(self, "slurmctld", "slurmd", "sbatch")
        if os.getuid() != 0:
            self.skipTest("needs root: slurmd does")
        host = socket.gethostname()
        (self.folder / "state").mkdir()
        (self.folder / "spool").mkdir()
        self.conf = self.folder / "slurm.conf"
        self.conf.write_text(f"""
ClusterName=assay
SlurmctldHost={host}(127.0.0.1)
SlurmUser=root
SlurmctldPort={free_port()}
SlurmdPort={free_port()}
AuthType=auth/none
AuthInfo=cred_expire=10
CredType=cred/none
StateSaveLocation={self.folder}/state
SlurmdSpoolDir={self.folder}/spool
SlurmctldPidFile={self.folder}/slurmctld.pid
SlurmdPidFile={self.folder}/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
JobAcctGatherType=jobacct_gather/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_interval=1,bf_interval=1,batch_sched_delay=0
SchedulerType=sched/backfill
MinJobAge=300
ReturnToService=2
NodeName={host} NodeAddr=127.0.0.1 CPUs={os.cpu_count()} State=UNKNOWN
PartitionName=all Nodes={host} Default=YES MaxTime=INFINITE State=UP OverSubscribe=FORCE:8
""")
        self.environment = dict(os.environ, SLURM_CONF=str(self.conf), PATH=os.environ["PATH"] + ":/usr/sbin:/sbin",
                                ASSAY=str(ASSAY), RESULTS=str(self.folder))
        for daemon in ("slurmctld", "slurmd"):
            self.start(daemon)
        self.wait(lambda: "idle" in self.slurm("sinfo", "--noheader", "--format=%T"), 60, self.logs)

    def start(self, daemon):
        log = open(self.folder / f"{daemon}.log", "wb")
        process = subprocess.Popen([daemon, "-D", "-f", str(self.conf)], env=self.environment, stdout=log, stderr=log)
        self.addCleanup(log.close)
        self.addCleanup(process.wait)
        self.addCleanup(process.terminate)

    def logs(self):
        return "".join((self.folder / f"{d}.log").read_text()[-2000:] for d in ("slurmctld", "slurmd"))

    def slurm(self, *command):
        return subprocess.run(command, env=self.environment, cwd=self.folder, capture_output=True, text=True).stdout

    def wait(self, condition, seconds, explain=lambda: ""):
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end:
                self.fail(f"not within {seconds} s\n{explain()}")
            time.sleep(0.5)

    def states(self, job):
        lines = self.slurm("scontrol", "--oneliner", "show", "job", job).splitlines()
        fields = [dict(word.split("=", 1) for word in line.split() if "=" in word) for line in lines]
        return {f["ArrayTaskId"]: f for f in fields if f.get("ArrayTaskId", "").isdigit()}

    def test_a_task_that_is_killed_is_requeued_and_goes_on(self):
        count = 960
        job = self.slurm("sbatch", "--parsable", f"--array=0-{SHARDS - 1}", str(NIGHTLY / "slurm_array.sh"), *FUZZ,
                         "--count", str(count)).strip()
        self.assertTrue(job.isdigit(), self.logs())
        victim = self.folder / "shard-3.db"
        self.wait(victim.exists, 240, self.logs)
        time.sleep(0.3)
        self.slurm("scontrol", "requeue", f"{job}_3")
        done = lambda: (len(self.states(job)) == SHARDS
                        and all(t["JobState"] == "COMPLETED" for t in self.states(job).values()))
        self.wait(done, 400, lambda: str(self.states(job)) + self.logs())
        self.assertEqual(self.states(job)["3"]["Restarts"], "1")
        merged = assay("merge", *self.folder.glob("shard-*.db"), "-o", self.folder / "all.db")
        self.assertEqual(merged.returncode, 0, merged.stderr)
        self.assertTrue(merged.stdout.startswith(f"{SHARDS} campaigns, "), merged.stdout)
        self.assertNotEqual(findings(self.folder / "all.db"), [])
        self.assertEqual(findings(self.folder / "all.db"), self.unsharded_parts(count))


class Parallel(Night):
    def test_shards_side_by_side_are_one_night(self):
        needs(self, "parallel")
        environment = dict(os.environ, ASSAY=str(ASSAY), RESULTS=str(self.folder), SHARDS=str(SHARDS))
        command = [NIGHTLY / "gnu_parallel.sh", *FUZZ, "--count", "320"]
        done = subprocess.run(command, env=environment, capture_output=True, text=True)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertEqual(findings(self.folder / "all.db"), self.unsharded_parts(320))
        clean = subprocess.run([NIGHTLY / "gnu_parallel.sh", "--backend", "oracle", "--count", "40"],
                               env=dict(environment, RESULTS=str(self.folder / "clean")), capture_output=True, text=True)
        self.assertEqual(clean.returncode, 0, clean.stderr)
        wrong = subprocess.run([NIGHTLY / "gnu_parallel.sh", "--backend", "none"],
                               env=dict(environment, RESULTS=str(self.folder / "wrong")), capture_output=True, text=True)
        self.assertNotIn(wrong.returncode, (0, 1))


class Manifests(unittest.TestCase):
    def setUp(self):
        if yaml is None:
            self.skipTest("needs yaml")

    def test_kubernetes_knows_how_many_shards_there_are(self):
        job = yaml.safe_load((NIGHTLY / "kubernetes_job.yaml").read_text())
        spec = job["spec"]
        self.assertEqual((job["apiVersion"], job["kind"]), ("batch/v1", "Job"))
        self.assertEqual(spec["completionMode"], "Indexed")
        container = spec["template"]["spec"]["containers"][0]
        environment = {e["name"]: e["value"] for e in container["env"]}
        self.assertEqual(environment["ASSAY_SHARDS"], str(spec["completions"]))
        self.assertIn(spec["template"]["spec"]["restartPolicy"], ("OnFailure", "Never"))
        mounts = {m["name"] for m in container["volumeMounts"]}
        self.assertLessEqual(mounts, {v["name"] for v in spec["template"]["spec"]["volumes"]})

    def test_kubernetes_job_has_the_fields_of_its_schema(self):
        """Those of batch/v1 Job and what stands in it, in Kubernetes 1.30; unknown ones are refused by a strict server."""
        job = yaml.safe_load((NIGHTLY / "kubernetes_job.yaml").read_text())
        spec = job["spec"]
        pod = spec["template"]["spec"]
        known = [(job, {"apiVersion", "kind", "metadata", "spec", "status"}),
                 (spec, {"activeDeadlineSeconds", "backoffLimit", "backoffLimitPerIndex", "completionMode", "completions",
                         "manualSelector", "maxFailedIndexes", "parallelism", "podFailurePolicy", "selector", "suspend",
                         "template", "ttlSecondsAfterFinished"}),
                 (pod, {"containers", "initContainers", "nodeSelector", "restartPolicy", "securityContext",
                        "serviceAccountName", "tolerations", "volumes"})]
        for container in pod["containers"]:
            known.append((container, {"args", "command", "env", "envFrom", "image", "imagePullPolicy", "name", "resources",
                                      "securityContext", "volumeMounts", "workingDir"}))
            known.append((container["resources"], {"claims", "limits", "requests"}))
            known += [(e, {"name", "value", "valueFrom"}) for e in container["env"]]
            known += [(m, {"mountPath", "name", "readOnly", "subPath"}) for m in container["volumeMounts"]]
        for value, fields in known:
            self.assertLessEqual(set(value), fields)

    def test_github_shards_are_those_that_are_asked_for(self):
        flow = yaml.safe_load((NIGHTLY / "github_workflow.yml").read_text())
        shards = flow["jobs"]["shard"]["strategy"]["matrix"]["shard"]
        text = "".join(step.get("run", "") for step in flow["jobs"]["shard"]["steps"])
        self.assertEqual(shards, list(range(len(shards))))
        self.assertIn(f"--shard ${{{{ matrix.shard }}}}/{len(shards)} ", text)
        self.assertEqual(flow["jobs"]["merge"]["needs"], "shard")
        for job in flow["jobs"].values():
            for step in job["steps"]:
                self.assertEqual(len({"uses", "run"} & set(step)), 1, step)


if __name__ == "__main__":
    unittest.main()
