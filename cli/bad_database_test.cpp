#include <sqlite3.h>
#include <unistd.h>

#include "cli/command_test.h"

/// Databases that cannot be used are said so, by every verb, and stay as they are; what a campaign
/// found before something broke is kept.
namespace assay::cli {
namespace {

constexpr const char* kCampaign = "fuzz --backend mutant:primitive.add.5 --seed 5 --jobs 1 ";

class BadDatabases : public CommandTest {
 protected:
  /// The database of a small campaign, without a journal beside it.
  std::string campaign() const {
    EXPECT_EQ(assay(std::string(kCampaign) + "--count 100 --db a.db").status, 1);
    return content("a.db");
  }

  void expect_refused(const std::string& db, const std::string& message) const {
    const std::string before = content(db);
    for (const std::string verb :
         {"fuzz --backend oracle --count 1", "show list", "show 1", "report", "export 1 --format lit"}) {
      const Ran ran = assay(verb + " --db " + db);
      EXPECT_EQ(ran.status, 3) << verb;
      EXPECT_EQ(ran.out, "") << verb;
      EXPECT_NE(ran.err.find(db), std::string::npos) << verb << ": " << ran.err;
      EXPECT_NE(ran.err.find(message), std::string::npos) << verb << ": " << ran.err;
    }
    EXPECT_TRUE(content(db) == before) << db;
  }
};

TEST_F(BadDatabases, ThatAreNone) {
  file("prose.db", std::string(2000, 'x'));
  expect_refused("prose.db", "file is not a database");
  for (const std::string db : {"none/at/all.db", "/proc/assay.db"}) {
    expect_refused(db, "database " + db);
    EXPECT_EQ(assay("fuzz --backend oracle --count 1 --db " + db).err,
              "assay: cannot open database " + db + ": unable to open database file\n");
    EXPECT_EQ(assay("show list --db " + db).err, "assay: there is no database " + db + "\n");
  }
}

// The version stands in bytes 60 to 63 of a SQLite file, who made it in 68 to 71.
TEST_F(BadDatabases, OfAnotherAssayOrAnotherProgram) {
  std::string bytes = campaign();
  bytes[63] = 1;
  file("old.db", bytes);
  expect_refused("old.db", "was written by an older Assay: its schema is version 1");
  bytes[63] = 99;
  file("new.db", bytes);
  expect_refused("new.db", "was written by a newer Assay: its schema is version 99");
  bytes[68] = 0;
  file("foreign.db", bytes);
  expect_refused("foreign.db", "is not a database of Assay");
}

TEST_F(BadDatabases, ThatAreDamaged) {
  const std::string bytes = campaign();
  file("half.db", bytes.substr(0, bytes.size() / 2));
  expect_refused("half.db", "database disk image is malformed");
}

TEST_F(BadDatabases, ThatHoldDamagedTextsNameTheRow) {
  campaign();
  sqlite3* handle = nullptr;
  ASSERT_EQ(sqlite3_open(path("a.db").c_str(), &handle), SQLITE_OK);
  EXPECT_EQ(
      sqlite3_exec(handle, "UPDATE programs SET text = 'module {}' WHERE text IS NOT NULL", nullptr, nullptr, nullptr),
      SQLITE_OK);
  sqlite3_close(handle);
  for (const char* verb : {"show 1", "report", "export 1 --format lit"}) {
    const Ran ran = assay(std::string(verb) + " --db a.db");
    EXPECT_EQ(ran.status, 3) << verb;
    EXPECT_EQ(ran.out, "") << verb;
    EXPECT_EQ(ran.err.rfind("assay: database a.db is damaged: table programs, row ", 0), 0u) << ran.err;
  }
}

TEST_F(BadDatabases, ThatCannotGrowKeepWhatTheyHave) {
  // The shell counts in blocks of 512 bytes.
  const std::string most = std::to_string(campaign().size() / 512 + 100);
  const Ran ran = shell("trap '' XFSZ; ulimit -f " + most + "; assay " + kCampaign + "--count 5000 --db a.db", ".");
  EXPECT_EQ(ran.status, 3) << ran.err;
  EXPECT_NE(ran.err.find("assay: database a.db: "), std::string::npos) << ran.err;
  const Ran list = assay("show list --db a.db");
  EXPECT_EQ(list.status, 0) << list.err;
  EXPECT_NE(list.out.find("wrong-value"), std::string::npos) << list.out;
}

TEST_F(BadDatabases, ThatAreDeletedWhileTheyAreWrittenAreWrittenAnew) {
  const Ran ran = shell("assay " + std::string(kCampaign) +
                            "--time 5m --db a.db & campaign=$!; "
                            "until assay show list --db a.db 2>&1 | grep -q wrong-value; do sleep 0.1; done; "
                            "rm a.db; wait $campaign",
                        ".");
  EXPECT_EQ(ran.status, 3) << ran.err;
  EXPECT_EQ(ran.out, "");
  EXPECT_NE(ran.err.find("assay: database " + path("a.db") + " was deleted while the campaign ran"), std::string::npos)
      << ran.err;
  EXPECT_NE(assay("show list --db a.db").out.find("wrong-value"), std::string::npos);
}

TEST_F(BadDatabases, AreNotThoseThatMayOnlyBeRead) {
  campaign();
  std::filesystem::create_directory(path("archive"));
  std::filesystem::rename(path("a.db"), path("archive/a.db"));
  const std::string reader = geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : "";
  ASSERT_EQ(shell("chmod 755 . && chmod 555 archive && chmod 444 archive/a.db && mkdir -m 777 out", ".").status, 0);
  for (const char* verb : {"show list", "show 1", "report -o out/report.html", "export 1 --format lit -o out"}) {
    const Ran ran = shell(reader + "assay " + verb + " --db archive/a.db", ".");
    EXPECT_EQ(ran.status, 0) << verb << ran.err;
    EXPECT_EQ(ran.err, "") << verb;
  }
  EXPECT_NE(content("out/report.html"), "");
  EXPECT_NE(content("out/finding-1.mlir"), "");
  shell("chmod 755 archive", ".");
}

// Answers with no outputs at all, which is wrong, and after 150 compilations never starts again.
constexpr const char* kWearsOut = R"py(
import os, sys
sys.path.insert(0, sys.argv[1])
from protocol import serve

class Backend:
    def __init__(self):
        if os.path.exists("worn-out"):
            raise RuntimeError("worn out")
        self.compilations = 0

    def hello(self):
        return {"name": "frail", "version": "1"}

    def compile(self, text, replicas, partitions, options):
        self.compilations += 1
        if self.compilations > 150:
            open("worn-out", "w").close()
            os._exit(1)

    def run(self, inputs):
        return [[] for _ in inputs]

serve(Backend)
)py";

TEST_F(BadDatabases, DoNotComeFromABackEndThatDiesForGood) {
  file("frail.py", kWearsOut);
  const Ran ran = assay("fuzz --allow write=. --backend 'worker:python3 frail.py " ASSAY_SOURCE_DIR
                        "/backends/workers' --seed 1 --jobs 1 --time 5m --db a.db");
  EXPECT_EQ(ran.status, 3) << ran.err;
  EXPECT_NE(ran.err.find("RuntimeError: worn out"), std::string::npos) << ran.err;
  const Ran list = assay("show list --db a.db");
  EXPECT_EQ(list.status, 0) << list.err;
  EXPECT_NE(list.out.find("wrong-type"), std::string::npos) << list.out;
}

}  // namespace
}  // namespace assay::cli
